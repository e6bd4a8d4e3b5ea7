import type { LessonText } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';
import { fr as cards } from './cards.ts';

const { names } = cards;

export const fr: LessonText = french({
  hints: [
    `Voici ta main. Sans carte Assassin, une arme ne te sert à rien : propose à Rochefort la ${names['weapon-3']}, montrée, et deux autres cartes cachées.`,
    `L’arme est partie. Maintenant, tout le monde peut agir. Ton ${names.intervention} vise quelqu’un : à raison, 1 point ; à tort, tu sors de la manche. C’est trop tôt : passe.`,
    'Une carte vient d’aller à Milady. L’Assassin peut voyager ainsi, face cachée. Rien n’est sûr : passe.',
    `À toi de prendre une carte à Milady. La ${names['clue-5']} va avec ton ${names['reflex-2']} : ensemble, c’est une paire†. Prends-la.`,
    `Tu as six cartes, une de trop. Le ${names['clue-1']} ne vaut presque rien : défausse-le.`,
    'Qui a l’Assassin ? Peut-être celui qui garde une arme… Passe encore une fois, pour voir.',
    `C’était Rochefort ! Son attaque vaut 10. Le ${names['reflex-2']} et la ${names['clue-5']} en valent 11 à deux ; avec le ${names.time} et le ${names.place}, cela fait 14. Même à égalité, on survit : défends-toi.`,
    'Tu as survécu : 1 point. Nouvelle manche, dans l’autre sens : c’est Rochefort qui te propose des cartes. Prends la première carte cachée.',
    `L’Assassin ! Maintenant, c’est toi, et personne n’en est sûr. Le ${names['clue-4']} ne sert qu’à se défendre : défausse-le.`,
    `Une arme, son approche et le ${names.stress} : attaque 13. Touche l’Assassin, puis Milady, et attaque : réussir vaut 2 points.`,
  ],
  end: 'Cinq points : tu sais jouer. Méfie-toi des cadeaux !',
  next: 'Propose, accuse, frappe : à toi de jouer, sans filet, contre les robots. † Les paires et le nom des cartes sont de nous, pas du livret.',
});
