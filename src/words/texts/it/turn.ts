export const it = 'Tocca a te';
