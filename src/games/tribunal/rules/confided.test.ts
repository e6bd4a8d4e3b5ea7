/** Free words that claim or plan something. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../engine/seats.ts';
import { confidedIn } from './confided.ts';

const NAMES: Partial<Record<Seat, string>> = { A: 'Anna', B: 'Athos', C: 'Milady', D: 'd’Artagnan' };
const read = (text: string): string => confidedIn('A', text, (seat) => NAMES[seat] ?? '')?.join(' ') ?? '';

const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  'hold bulletproof': [
    'j’ai Gilet pare-balles',
    "J'ai un gilet pare-balles !",
    'I hold Bulletproof',
    'I’ve got a bulletproof vest.',
    'Ho il giubbotto antiproiettile.',
  ],
  'hold pardon': ['J’ai une Grâce en main', 'I have a pardon', 'Ho una Grazia'],
  'hold witness': ['J’ai un témoin, attention.', 'I still have a witness', 'Ho in mano Testimone'],
  'guarded B': [
    'Ma carte de cette nuit était pour Athos',
    'J’ai protégé Athos cette nuit.',
    'my night card was for Athos',
    'Last night I protected Athos!',
    'Stanotte ho protetto Athos',
    'La mia carta di stanotte era per Athos',
  ],
  'guarded A': [
    'J’ai joué pour moi : ma carte était pour moi',
    'I protected myself last night',
    'La mia carta era per me',
  ],
  'saw C mafia': [
    'J’ai vu l’identité de Milady : mafia !',
    'I saw Milady’s card: mafia',
    'I’ve seen Milady, she is mafia',
    'Ho visto la carta di Milady: mafia',
  ],
  'saw D judge': [
    'j’ai vu la carte de d’Artagnan, juge',
    'I have seen d’Artagnan: a judge',
    'Ho visto d’Artagnan: giudice',
  ],
  'plan B': [
    'Protégeons tous Athos, puis on compte',
    'cette nuit on protège Athos',
    'tout le monde protège Athos',
    'let’s all protect Athos',
    'Everyone protect Athos tonight, then we count',
    'Stanotte proteggiamo Athos',
    'Proteggiamo tutti Athos, poi contiamo',
  ],
  'plan A': ['Protégez-moi tous cette nuit', 'everybody protect me', 'proteggetemi stanotte'],
  '': [
    'Qui a un gilet pare-balles ?',
    'Je n’ai pas de gilet pare-balles',
    'if I had a pardon I would say so',
    'Do you have a pardon?',
    'J’ai confiance en Athos',
    'I trust Athos',
    'Milady ment',
    'I saw Athos',
    'J’ai vu Athos et Milady : mafia',
    'Non ho una Grazia',
    'Se proteggiamo tutti Athos, vincono loro',
    'Ho paura di Milady',
    'Je suis juge',
    'I have nothing to hide',
    'Protégeons Athos ou Milady',
    'I have a pardon and a trap',
  ],
};

for (const [claim, texts] of Object.entries(CLAIMS))
  test(`${claim === '' ? 'no claim' : claim} is understood`, () => {
    assert.deepEqual(
      texts.filter((text) => read(text) !== claim).map((text) => `${text} → ${read(text)}`),
      [],
    );
  });
