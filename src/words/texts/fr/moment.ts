export const fr = 'Le moment du jour est là';
