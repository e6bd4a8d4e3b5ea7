export const title = { fr: 'Complots', it: 'Complots', en: 'Complots' } as const;
