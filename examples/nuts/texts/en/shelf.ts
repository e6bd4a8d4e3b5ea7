export const en = { title: 'Nuts' };
