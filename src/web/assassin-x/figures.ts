import { french } from '../../words/french.ts';
import type { EachLang } from '../../words/words.ts';
import type { FigureWords } from '../room.ts';

export const figures: EachLang<FigureWords> = {
  fr: french({
    attacks: 'Attaques',
    kills: 'Assassinats',
    escapes: 'Attaques repoussées',
    arrests: 'Arrestations',
    mistakes: 'Interventions à tort',
    points: 'Points',
  }),
  it: {
    attacks: 'Attacchi',
    kills: 'Assassinii',
    escapes: 'Attacchi respinti',
    arrests: 'Arresti',
    mistakes: 'Interventi sbagliati',
    points: 'Punti',
  },
  en: {
    attacks: 'Attacks',
    kills: 'Kills',
    escapes: 'Attacks survived',
    arrests: 'Arrests',
    mistakes: 'Wrong interventions',
    points: 'Points',
  },
};
