export const en = 'Today’s moment is here';
