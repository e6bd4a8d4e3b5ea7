export const it = { title: 'Noci' };
