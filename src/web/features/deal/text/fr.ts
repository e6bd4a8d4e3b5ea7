import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Vérifier la donne',
  working: 'On refait toute la partie…',
  fair: 'La donne est honnête',
  unfair: 'Cette partie n’est pas celle qui était promise',
  unproven: 'Rien ne prouve que la donne soit honnête',
  impossible: 'Cette donne ne peut pas être vérifiée ici',
  commitment: {
    holds: 'Le serveur a révélé le secret promis avant la partie',
    fails: 'Le secret révélé n’est pas celui qui était promis',
  },
  promise: {
    holds: 'C’est la promesse que cet appareil a vue avant de jouer',
    fails: 'La promesse n’est plus celle que cet appareil a vue avant de jouer',
    unknown: 'Cet appareil n’a pas vu la promesse avant la partie',
  },
  entropy: {
    holds: 'Ta part de hasard y est',
    fails:
      'Ta part de hasard n’y est pas. Ta ligne était-elle coupée, ou as-tu dit « prêt » depuis un autre appareil ?',
  },
  sealed: {
    holds: 'Les parts des autres étaient fixées avant que la tienne soit connue',
    fails: 'Une part de hasard a changé après avoir été fixée',
  },
  withheld: { fails: 'Une part de hasard était fixée et n’est jamais venue' },
  seed: {
    holds: (names: string) =>
      names === '' ? 'Le hasard vient du serveur seul' : `Le hasard vient du serveur et de : ${names}`,
    fails: 'Le hasard de la partie ne vient pas de là',
  },
  laid: { fails: 'Les cartes ont été posées à la main' },
  moves: {
    holds: (n: number) => `Tout est rejoué : mélanges, pioches et ${n} coup${n < 2 ? '' : 's'} permis`,
    fails: 'Un coup n’était pas permis avec ces cartes',
  },
  unfinished: { fails: 'La partie s’arrête avant la fin' },
  told: { holds: 'C’est bien la partie que tu as vue', fails: 'Ce n’est pas la partie que tu as vue' },
  limits:
    'Si cet appareil a donné sa part, personne n’a choisi les cartes, pas même le serveur avec tous les autres. Si quelqu’un les a vues, rien ne peut le dire.',
  save: 'Enregistrer la partie',
});
export type DealText = typeof fr;
