/** Error messages by code, and what to do about them. */
import type { ErrorCode } from '../../../../protocol/lists.ts';

/** Errors that a page finds by itself. */
type OwnCode = 'no-code' | 'old-replay' | 'old-dare' | 'unreachable' | 'other-tab' | 'no-socket' | 'lost';
type TroubleCode = ErrorCode | OwnCode;
type Trouble = { readonly title: string; readonly what: string };

const said: Readonly<Record<TroubleCode, Trouble>> = {
  malformed: {
    title: 'Demande incomprise',
    what: 'Le serveur n’a pas compris cette page, sans doute trop ancienne. Recharge-la.',
  },
  'too-large': { title: 'C’est trop long', what: 'Le texte ou le fichier dépasse la limite. Raccourcis-le.' },
  'too-fast': { title: 'Doucement', what: 'Trop de demandes à la fois. Attends un peu, puis réessaie.' },
  'too-many': { title: 'C’est le maximum', what: 'Tu as atteint le nombre permis. Supprimes-en d’abord.' },
  'passkeys-full': { title: 'Dix clés d’accès', what: 'On peut en avoir dix. Supprimes-en une d’abord.' },
  'passkey-known': {
    title: 'Clé d’accès déjà connue',
    what: 'Cette clé est déjà enregistrée ici. Sers-t’en pour te connecter.',
  },
  'debate-full': {
    title: 'Le débat est clos',
    what: 'On a tant parlé dans cette partie que seules les réponses comptent encore.',
  },
  'no-session': {
    title: 'On ne te reconnaît pas',
    what: 'Les cookies semblent bloqués. Autorise-les pour ce site, puis réessaie.',
  },
  'no-table': {
    title: 'Cette table n’existe pas',
    what: 'Le lien est peut-être incomplet, ou la table fermée depuis. Redemande-le à la personne qui t’invite.',
  },
  damaged: {
    title: 'Cette table est abîmée',
    what: 'Elle ne peut plus être ouverte. Préviens le responsable du serveur, ou ouvre une autre table.',
  },
  'not-here': {
    title: 'Tu n’es pas à cette table',
    what: 'Reviens à la table avant de jouer : son lien est à l’accueil.',
  },
  left: { title: 'Plus là', what: 'Cette personne a quitté la table. Choisis quelqu’un d’autre.' },
  'not-invited': { title: 'Table privée', what: 'Il faut une invitation pour y entrer. Demande le lien ou le code.' },
  banned: {
    title: 'Tu n’es plus à cette table',
    what: 'L’hôte t’a fait quitter la table. Ouvre la tienne, ou demande une nouvelle invitation.',
  },
  'not-host': { title: 'Réservé à l’hôte', what: 'Seul l’hôte de la table peut le faire. Demande-lui.' },
  'hand-over': { title: 'Tu es l’hôte', what: 'Confie d’abord la table à quelqu’un d’autre.' },
  'not-seated': {
    title: 'Tu n’as pas de place ici',
    what: 'Il faut être assis à la table pour le faire. Prends une place libre.',
  },
  seated: { title: 'Déjà une place', what: 'Cette personne a déjà une place à la table : une seule par partie.' },
  taken: { title: 'Place prise', what: 'Quelqu’un est assis là. Choisis une autre place.' },
  'back-soon': {
    title: 'Pas encore',
    what: 'Cette personne peut revenir d’un instant à l’autre. Sa place pourra être donnée si elle tarde.',
  },
  full: {
    title: 'La table est pleine',
    what: 'Toutes les places sont prises. Attends qu’il s’en libère une, ou ouvre ta propre table.',
  },
  'name-taken': { title: 'Nom déjà pris', what: 'Quelqu’un porte déjà ce nom à la table. Choisis-en un autre.' },
  name: { title: 'Ce nom ne va pas', what: 'Un nom a de 1 à 24 caractères visibles.' },
  'no-watchers': {
    title: 'La partie a commencé',
    what: 'Cette table joue sans spectateurs. Réessaie quand la partie sera finie, ou ouvre ta propre table.',
  },
  'host-asked': {
    title: 'On attend l’hôte',
    what: 'Cette partie se joue sans spectateurs. L’hôte décide si tu prends la place libérée. Cette page attend.',
  },
  'no-chair': {
    title: 'Chaise occupée',
    what: 'Cette chaise n’est plus libre. Touche Jouer maintenant pour en trouver une autre.',
  },
  'same-home': {
    title: 'Une place par foyer',
    what: 'Entre inconnus, chaque adresse et chaque navigateur n’a qu’une place. Jouez ensemble à une table privée.',
  },
  insider: {
    title: 'Tu connais cette partie',
    what: 'Toi, ou quelqu’un à ton adresse, avez joué ou regardé cette partie. Prends une chaise à la suivante.',
  },
  elsewhere: {
    title: 'Tu joues ailleurs',
    what: 'Tu joues à une autre table : elle t’attend à l’accueil. Finis cette partie ou quitte-la d’abord.',
  },
  'no-place': {
    title: 'Pas de place ici',
    what: 'Il n’y a pas de place pour toi à cette table. Touche Jouer maintenant pour en trouver une autre.',
  },
  'not-met': { title: 'Pas encore croisés', what: 'Vous n’avez pas fini de partie ensemble ces derniers temps.' },
  'no-play-now': {
    title: '« Jouer maintenant » fermé',
    what: 'Un opérateur de ce serveur t’a fermé « Jouer maintenant » pour un temps. Les tables d’amis restent ouvertes.',
  },
  silenced: { title: 'Tu ne peux pas parler', what: 'Un opérateur de ce serveur t’a privé de parole pour un temps.' },
  suspended: {
    title: 'Suspension',
    what: 'Un opérateur de ce serveur a suspendu ton accès pour un temps. Tu peux jouer en solo ou sur un seul appareil.',
  },
  'no-operator': { title: 'Clé inconnue', what: 'Ce n’est pas la clé d’un opérateur. Vérifie-la, puis réessaie.' },
  'no-report': { title: 'Déjà réglé', what: 'Ce signalement est déjà réglé. Recharge la liste.' },
  paused: {
    title: 'Pause',
    what: 'Tu as quitté deux parties en une journée. Jouer maintenant rouvre bientôt\u00a0; les tables entre amis restent ouvertes.',
  },
  'not-now': {
    title: 'Pas maintenant',
    what: 'La table n’en est pas là : certaines choses se font avant la partie, d’autres pendant ou après.',
  },
  'not-ready': { title: 'Pas encore', what: 'Quelqu’un n’est pas prêt. Attends, ou retire sa place.' },
  'free-seats': {
    title: 'Il reste des places',
    what: 'Une place est encore libre. Mets-y un robot, ou attends un joueur.',
  },
  'no-bot': { title: 'Pas de robot', what: 'Ce robot n’existe pas, ou cette place n’en a pas. Choisis dans la liste.' },
  'no-chat': { title: 'Chat fermé', what: 'Ici, parler, c’est jouer : le chat rouvre après la partie.' },
  'only-phrases': {
    title: 'Phrases toutes faites',
    what: 'Entre inconnus, on ne parle que par phrases toutes faites.',
  },
  muted: { title: 'Tu ne peux pas parler', what: 'L’hôte de la table t’a coupé la parole.' },
  'no-bot-accounts': {
    title: 'Pas de robots extérieurs',
    what: 'Les robots d’autres personnes ne peuvent pas s’asseoir à cette table.',
  },
  'bots-play': {
    title: 'Des robots peuvent jouer ici',
    what: 'Des robots d’autres personnes peuvent jouer à cette table. N’y prends place que si tu es d’accord.',
  },
  replaced: {
    title: 'Connecté ailleurs',
    what: 'Une connexion plus récente a remplacé celle-ci.',
  },
  'no-more-time': {
    title: 'Plus de temps à prendre',
    what: 'Le temps de cette question a déjà été prolongé, ou la table ne le permet pas. Réponds avant la fin.',
  },
  expired: {
    title: 'Ce lien a expiré',
    what: 'La table est fermée ou le code n’est plus valable. Demandes-en un nouveau.',
  },
  renewed: { title: 'Cette invitation a été remplacée', what: 'Demande le nouveau lien à la personne qui t’a invité.' },
  option: { title: 'Réglage impossible', what: 'Une option ne va pas avec ce jeu. Choisis une des valeurs proposées.' },
  players: {
    title: 'Nombre de joueurs impossible',
    what: 'Ce jeu ne se joue pas à autant, ou quelqu’un occupe une place à supprimer. Change le nombre de places.',
  },
  game: { title: 'Jeu inconnu', what: 'Ce serveur n’a pas ce jeu. Choisis-en un autre.' },
  stale: { title: 'Trop tard', what: 'La question est déjà close. Regarde celle qui est posée maintenant.' },
  id: { title: 'Coup envoyé deux fois', what: 'Un autre coup a été envoyé sous le même numéro. Recharge la page.' },
  illegal: {
    title: 'Coup impossible',
    what: 'Les règles ne permettent pas ce coup maintenant. Choisis-en un parmi ceux qui sont proposés.',
  },
  'not-asked': { title: 'Ce n’est pas à toi', what: 'On attend quelqu’un d’autre. Ton tour viendra.' },
  answered: { title: 'Déjà répondu', what: 'Ta réponse est enregistrée et ne change plus. On attend les autres.' },
  over: { title: 'La partie est finie', what: 'On ne peut plus y jouer. Lance une revanche ou reviens à l’accueil.' },
  seat: { title: 'Place inconnue', what: 'La table n’a pas cette place. Choisis-en une de la table.' },
  move: { title: 'Coup illisible', what: 'Ce coup n’a pas pu être lu. Recharge la page et joue-le de nouveau.' },
  closing: {
    title: 'Le serveur redémarre',
    what: 'Ta place t’attend, et la page se reconnecte toute seule dans un instant.',
  },
  internal: {
    title: 'Erreur du serveur',
    what: 'Rien n’a changé : la table est comme avant. Réessaie ; si cela se répète, préviens le responsable du serveur.',
  },
  'older-rules': { title: 'Les règles ont changé', what: 'On ne peut plus la montrer telle qu’elle a été jouée.' },
  'no-code': {
    title: 'Aucune table n’a ce code',
    what: 'Un code a huit lettres, comme KOMUTADI. Vérifie-le auprès de la personne qui t’invite : l’invitation a peut-être été remplacée.',
  },
  'old-dare': {
    title: 'Les défis sont finis',
    what: 'Ce lien demandait si tu croyais une annonce. Désormais, on partage la partie elle-même : elle s’ouvre sur l’annonce et pose la question.',
  },
  'old-replay': {
    title: 'Partie illisible',
    what: 'Le lien est incomplet, ou la partie n’est plus conservée. Redemande-le en entier.',
  },
  unreachable: {
    title: 'Le serveur ne répond pas',
    what: 'Vérifie ta connexion. Si tu étais à une table, ta place t’attend. Contre des robots, on joue même sans réseau.',
  },
  'other-tab': {
    title: 'Tu joues dans un autre onglet',
    what: 'Une place, un onglet : continue là-bas, ou reprends la partie ici.',
  },
  'no-socket': {
    title: 'La connexion est bloquée',
    what: 'Ton réseau empêche le jeu en direct (WebSocket). Essaie un autre réseau, ou sans proxy.',
  },
  lost: { title: 'Page introuvable', what: 'Cette adresse ne mène nulle part. Reviens à l’accueil.' },
};

const olderFrom = (move: number): string => `Cette partie suit d’anciennes règles et diffère à partir du coup ${move}.`;

export const troubles = {
  tryAgain: 'Réessayer',
  playHere: 'Jouer ici',
  olderFrom,
  troubles: said,
};
export type TroublesText = typeof troubles;
