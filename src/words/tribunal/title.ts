export const title = { fr: 'Tribunal', it: 'Tribunale', en: 'Tribunal' } as const;
