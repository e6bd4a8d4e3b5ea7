/** Saves data as a file on this device. */
export const saveFile = (kept: object): void => {
  const file = new Blob([JSON.stringify(kept, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'cabale.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
