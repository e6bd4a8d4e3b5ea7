export const en = 'The moment of the day is there';
