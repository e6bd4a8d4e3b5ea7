export const title = { fr: 'Noix', it: 'Noci', en: 'Nuts' } as const;
