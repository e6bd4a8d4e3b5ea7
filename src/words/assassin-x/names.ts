/** What is printed on the cards, in French, Italian and English. */
import type { Card, First } from '../../games/assassin-x/cards.ts';
import type { Joker } from '../../games/assassin-x/jokers.ts';
import type { EachLang } from '../languages.ts';

type Print = EachLang<string>;
const print = (fr: string, it: string, en: string): Print => ({ fr, it, en });

export const NAMES: Readonly<Record<Card, Print>> = {
  assassin: print('Assassin', 'Assassino', 'Assassin'),
  intervention: print('Intervention', 'Intervento', 'Intervention'),
  'weapon-1': print('Coupe-papier', 'Tagliacarte', 'Letter opener'),
  'weapon-2': print('Chandelier', 'Candelabro', 'Candlestick'),
  'weapon-3': print('Corde à piano', 'Corda di pianoforte', 'Piano wire'),
  'weapon-4': print('Stylet', 'Stiletto', 'Stiletto'),
  'weapon-5': print('Arsenic', 'Arsenico', 'Arsenic'),
  'weapon-6': print('Revolver', 'Rivoltella', 'Revolver'),
  'approach-1': print('Fausse moustache', 'Baffi finti', 'False moustache'),
  'approach-2': print('Double des clés', 'Copia delle chiavi', 'Spare key'),
  'approach-3': print('Livraison de fleurs', 'Consegna di fiori', 'Flower delivery'),
  'approach-4': print('Escalier de service', 'Scala di servizio', 'Back stairs'),
  'approach-5': print('Panne de courant', 'Blackout', 'Power cut'),
  'approach-6': print('Ami intime', 'Amico intimo', 'Close friend'),
  'reflex-1': print('Sursaut', 'Sussulto', 'Flinch'),
  'reflex-2': print('Cri', 'Grido', 'Scream'),
  'reflex-3': print('Pas de côté', 'Passo di lato', 'Sidestep'),
  'reflex-4': print('Fuite', 'Fuga', 'Flight'),
  'reflex-5': print('Parade', 'Parata', 'Parry'),
  'reflex-6': print('Sixième sens', 'Sesto senso', 'Sixth sense'),
  'clue-1': print('Mégot', 'Mozzicone', 'Cigarette end'),
  'clue-2': print('Bouton arraché', 'Bottone strappato', 'Torn button'),
  'clue-3': print('Empreinte', 'Impronta', 'Footprint'),
  'clue-4': print('Parfum inconnu', 'Profumo sconosciuto', 'Unknown perfume'),
  'clue-5': print('Lettre anonyme', 'Lettera anonima', 'Anonymous letter'),
  'clue-6': print('Témoin', 'Testimone', 'Witness'),
  time: print('Temps', 'Tempo', 'Time'),
  place: print('Lieu', 'Luogo', 'Place'),
  stress: print('Stress', 'Stress', 'Stress'),
  transfer: print('Transfert', 'Trasferimento', 'Transfer'),
  alibi: print('Alibi', 'Alibi', 'Alibi'),
  vest: print('Gilet pare-balles', 'Giubbotto antiproiettile', 'Bulletproof vest'),
  silencer: print('Silencieux', 'Silenziatore', 'Silencer'),
  jammer: print('Brouilleur', 'Disturbatore', 'Jammer'),
  informer: print('Indicateur', 'Informatore', 'Informer'),
  pickpocket: print('Pickpocket', 'Borseggiatore', 'Pickpocket'),
  tail: print('Filature', 'Pedinamento', 'Tail'),
  forensics: print('Police scientifique', 'Scientifica', 'Forensics'),
  diversion: print('Diversion', 'Diversivo', 'Diversion'),
};

/** The same where there is little room, with the places where a word may break. */
export const SHORT: Readonly<Partial<Record<Card, Print>>> = {
  intervention: print('Police', 'Polizia', 'Police'),
  'weapon-1': print('Coupe-papier', 'Taglia\u00adcarte', 'Letter opener'),
  'weapon-2': print('Chande\u00adlier', 'Cande\u00adlabro', 'Candle\u00adstick'),
  'weapon-3': print('Corde à piano', 'Corda di piano', 'Piano wire'),
  'weapon-6': print('Revolver', 'Rivol\u00adtella', 'Revolver'),
  'approach-1': print('Fausse mous\u00adtache', 'Baffi finti', 'False mous\u00adtache'),
  'approach-2': print('Clés', 'Chiavi', 'Spare key'),
  'approach-3': print('Fleurs', 'Fiori', 'Flowers'),
  'approach-4': print('Escalier', 'Scala', 'Back stairs'),
  'approach-5': print('Panne', 'Blackout', 'Power cut'),
  'clue-1': print('Mégot', 'Mozzi\u00adcone', 'Cigarette end'),
  'clue-2': print('Bouton', 'Bottone', 'Button'),
  'clue-3': print('Em\u00adpreinte', 'Im\u00adpronta', 'Foot\u00adprint'),
  'clue-4': print('Parfum', 'Profumo', 'Perfume'),
  'clue-5': print('Lettre', 'Lettera', 'Letter'),
  'clue-6': print('Témoin', 'Testi\u00admone', 'Witness'),
  transfer: print('Trans\u00adfert', 'Trasfe\u00adrimento', 'Transfer'),
  vest: print('Gilet +3', 'Giub\u00adbotto +3', 'Vest +3'),
  silencer: print('Silen\u00adcieux +3', 'Silen\u00adziatore +3', 'Silen\u00adcer +3'),
  jammer: print('Brouil\u00adleur', 'Distur\u00adbatore', 'Jammer'),
  informer: print('Indi\u00adcateur', 'Infor\u00admatore', 'Infor\u00admer'),
  pickpocket: print('Pick\u00adpocket', 'Borseg\u00adgiatore', 'Pick\u00adpocket'),
  tail: print('Filature', 'Pedina\u00admento', 'Tail'),
  forensics: print('Labo', 'Scienti\u00adfica', 'Foren\u00adsics'),
  diversion: print('Diver\u00adsion', 'Diver\u00adsivo', 'Diver\u00adsion'),
};

/** X22 The name of a pair, by its weapon or reflex; both of its cards bear it. */
export const PAIR_NAMES: Readonly<Record<First, Print>> = {
  'weapon-1': print('Trahison', 'Tradimento', 'Betrayal'),
  'weapon-2': print('Nuit noire', 'Notte fonda', 'Lights out'),
  'weapon-3': print('Fausse note', 'Nota stonata', 'Wrong note'),
  'weapon-4': print('Roses et épines', 'Rose e spine', 'Roses and thorns'),
  'weapon-5': print('Bouillon d’onze heures', 'Bicchiere della staffa', 'Nightcap'),
  'weapon-6': print('Bal masqué', 'Ballo in maschera', 'Masked ball'),
  'reflex-1': print('Providence', 'Provvidenza', 'Providence'),
  'reflex-2': print('Alerte', 'Allarme', 'Alarm'),
  'reflex-3': print('Flair', 'Fiuto', 'Good nose'),
  'reflex-4': print('Course-poursuite', 'Inseguimento', 'Chase'),
  'reflex-5': print('Corps à corps', 'Corpo a corpo', 'Scuffle'),
  'reflex-6': print('Intuition', 'Intuizione', 'Hunch'),
};

/** X42 what each joker does, as printed on it. */
export const TEXTS: Readonly<Record<Joker, Print>> = {
  transfer: {
    fr: 'Si tu es assassin : prends une carte au hasard à un joueur et donne-lui une carte Assassin.',
    it: 'Se sei assassino: prendi una carta a caso da un giocatore e dagli una carta Assassino.',
    en: 'If you are an assassin: take a random card from a player and give them an Assassin card.',
  },
  alibi: {
    fr: 'Si une intervention te vise : tu ne montres rien, et c’est l’accusateur qui sort de la manche.',
    it: 'Se un intervento prende di mira te: non mostri nulla, ed è l’accusatore a uscire dalla manche.',
    en: 'If an intervention names you: you show nothing, and the accuser is out of the round.',
  },
  vest: { fr: 'En défense : +3.', it: 'In difesa: +3.', en: 'Defending: +3.' },
  silencer: { fr: 'En attaque : +3.', it: 'In attacco: +3.', en: 'Attacking: +3.' },
  jammer: {
    fr: 'Les maîtrises de l’adversaire ne comptent pas, ni leur bonus.',
    it: 'Le maestrie dell’avversario non contano, né il loro bonus.',
    en: 'The other side’s masteries and their bonus do not count.',
  },
  informer: {
    fr: 'Regarde la main d’un joueur.',
    it: 'Guarda le carte in mano a un giocatore.',
    en: 'See a player’s hand.',
  },
  pickpocket: {
    fr: 'Prends une carte au hasard à un joueur, puis donne-lui une des tiennes.',
    it: 'Prendi una carta a caso da un giocatore, poi dagliene una delle tue.',
    en: 'Take a random card from a player, then give them one of yours.',
  },
  tail: {
    fr: 'Le joker d’un joueur est défaussé face visible.',
    it: 'Il jolly di un giocatore viene scartato scoperto.',
    en: 'A player’s joker is discarded face up.',
  },
  forensics: {
    fr: 'Fouille la défausse ; tu peux y échanger une de tes cartes.',
    it: 'Guarda gli scarti; puoi scambiare una tua carta con una di quelle.',
    en: 'Look through the discards; you may swap one card there.',
  },
  diversion: {
    fr: 'Le sens du jeu est inversé et la phase d’action est finie : plus personne n’agit à ce tour.',
    it: 'Il senso di gioco si inverte e la fase d’azione è finita: nessuno agisce più in questo turno.',
    en: 'The direction of play is reversed and the action phase is over: nobody acts any more this turn.',
  },
};
