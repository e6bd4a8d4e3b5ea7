export const fr = { title: 'Noix' };
