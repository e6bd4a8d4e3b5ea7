/** What went wrong, and what to do now. */
export const troubles = {
  tryAgain: 'Réessayer',
  playHere: 'Jouer ici',
  olderFrom: (move: number) => `Cette partie suit d’anciennes règles et diffère à partir du coup ${move}.`,
  troubles: {
    noTable: {
      title: 'Cette table n’existe pas',
      what: 'Le lien est peut-être incomplet, ou la table fermée depuis. Redemande-le à la personne qui t’invite.',
    },
    full: {
      title: 'La table est pleine',
      what: 'Toutes les places sont prises. Attends qu’il s’en libère une, ou ouvre ta propre table.',
    },
    backSoon: {
      title: 'Pas encore',
      what: 'Cette personne peut revenir d’un instant à l’autre. Sa place pourra être donnée si elle tarde.',
    },
    kicked: {
      title: 'Tu n’es plus à cette table',
      what: 'L’hôte t’a fait quitter la table. Ouvre la tienne, ou demande une nouvelle invitation.',
    },
    notInvited: {
      title: 'Table privée',
      what: 'Il faut une invitation pour y entrer. Demande le lien ou le code.',
    },
    noWatchers: {
      title: 'La partie a commencé',
      what: 'Cette table joue sans spectateurs. Réessaie quand la partie sera finie, ou ouvre ta propre table.',
    },
    hostAsked: {
      title: 'On demande pour toi',
      what: 'Cette partie se joue sans spectateurs. L’hôte décide si tu prends la place de la personne partie. Cette page attend.',
    },
    oldLink: {
      title: 'Ce lien a expiré',
      what: 'La table est fermée ou le code n’est plus valable. Demandes-en un nouveau.',
    },
    renewed: {
      title: 'Cette invitation a été remplacée',
      what: 'Demande le nouveau lien à la personne qui t’a invité.',
    },
    noCode: {
      title: 'Aucune table n’a ce code',
      what: 'Un code a huit lettres, comme KOMUTADI. Vérifie-le auprès de la personne qui t’invite : l’invitation a peut-être été remplacée.',
    },
    oldReplay: {
      title: 'Partie illisible',
      what: 'Le lien est incomplet, ou la partie n’est plus conservée. Redemande-le en entier.',
    },
    olderRules: {
      title: 'Les règles ont changé',
      what: 'On ne peut plus la montrer telle qu’elle a été jouée.',
    },
    serverGone: {
      title: 'Le serveur ne répond pas',
      what: 'Ta place t’attend, et on continue d’essayer. Vérifie ta connexion ; contre des robots, on joue même sans réseau.',
    },
    otherTab: {
      title: 'Tu joues dans un autre onglet',
      what: 'Une place, un onglet : continue là-bas, ou reprends la partie ici.',
    },
    noSocket: {
      title: 'La connexion est bloquée',
      what: 'Ton réseau empêche le jeu en direct (WebSocket). Essaie un autre réseau, ou sans proxy.',
    },
    noSession: {
      title: 'On ne te reconnaît pas',
      what: 'Les cookies semblent bloqués. Autorise-les pour ce site, puis réessaie.',
    },
    nameTaken: { title: 'Nom déjà pris', what: 'Quelqu’un porte déjà ce nom à la table. Choisis-en un autre.' },
    badName: { title: 'Ce nom ne va pas', what: 'Un nom a de 1 à 24 caractères visibles.' },
    tooFast: { title: 'Doucement', what: 'Trop de demandes à la fois. Attends un peu, puis réessaie.' },
    notReady: { title: 'Pas encore', what: 'Il reste une place libre, ou quelqu’un n’est pas prêt.' },
    noChat: { title: 'Chat fermé', what: 'Ici, parler, c’est jouer : le chat rouvre après la partie.' },
    muted: { title: 'Tu ne peux pas parler', what: 'L’hôte de la table t’a coupé la parole.' },
    lost: { title: 'Page introuvable', what: 'Cette adresse ne mène nulle part. Reviens à l’accueil.' },
    other: { title: 'Un problème est survenu', what: 'Quelque chose n’a pas marché. Réessaie.' },
  },
};
export type TroublesText = typeof troubles;
