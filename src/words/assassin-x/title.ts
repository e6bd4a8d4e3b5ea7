export const title = { fr: 'Assassin X', it: 'Assassin X', en: 'Assassin X' } as const;
