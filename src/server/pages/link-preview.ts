/** Link previews: a few words and a picture for a shared address, without secrets. */
import { existsSync, readFileSync } from 'node:fs';
import type { RawOptions } from '../../engine/options.ts';
import { SEATS } from '../../engine/seats.ts';
import { DARE_WORDS } from '../../words/dare.ts';
import { calledAt, calledThen } from '../../words/display-names.ts';
import { boxesOf, boxFor, titleOf, wordedGames } from '../../words/index.ts';
import { INVITATION } from '../../words/invitation.ts';
import type { Lang } from '../../words/languages.ts';
import { masksAt, masksThen, readMask } from '../../words/masks.ts';
import type { Digested } from '../../words/words.ts';
import type { DareRow, FinishedRow } from '../store/row-types.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { isFree } from '../tables/lobby/seats.ts';
import { type Card, type CoverBox, sitters } from './preview/card.ts';
import { drawStamped } from './preview/stamped.ts';

export type LinkPreview = { readonly title: string; readonly about: string; readonly card: Card };

const covers = new Map<string, string | undefined>();

const coverOf = (box: string): string | undefined => {
  if (covers.has(box)) return covers.get(box);
  const file = new URL(`../../../public/box-${box}.svg`, import.meta.url);
  const cover = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  covers.set(box, cover);
  return cover;
};

const boxOn = (game: string, options: RawOptions, lang: Lang): CoverBox | undefined => {
  const box = boxFor(game, options);
  const cover = box === undefined ? undefined : coverOf(box.id);
  return box === undefined || cover === undefined ? undefined : { cover, title: box.title(lang), colour: box.colour };
};

const HOUSE = '#5c1426';
const COURT = '#24443a';

type CardText = Omit<Card, 'ground' | 'brand' | 'drawing' | 'side'>;

const leaf = (told: CardText, box: CoverBox | undefined): LinkPreview => ({
  title: told.title,
  about: told.lines.join(' ').replaceAll('*', ''),
  card: {
    ...told,
    brand: 'Cabale',
    ground: box?.colour ?? HOUSE,
    drawing: box ?? '',
    side: 'right',
  },
});

export const previewOfTable = ({ settings, seats, host, status }: TableDoc, lang: Lang): LinkPreview => {
  const words = INVITATION[lang];
  const box = boxOn(settings.game, settings.options, lang);
  const game = box?.title ?? titleOf(settings.game, lang);
  const sitting = seats.flatMap(({ name, bot, manner, mask }, i) => {
    const seat = SEATS[i];
    return seat === undefined ? [] : [{ seat, name, bot, manner, mask }];
  });
  const called = calledAt(sitting);
  const names = seats.map((seat, i) => (isFree(seat) ? undefined : called[SEATS[i] ?? 'A']));
  const free = seats.filter(isFree).length;
  const by = seats.find(({ person }) => person !== undefined && person === host)?.name;
  const places = free > 0 ? words.places(free, seats.length) : words.full;
  const playing = status === 'playing';
  return leaf(
    {
      title: playing ? words.playing(game) : words.invites(by, game),
      lines: playing ? (settings.watch ? [words.watch] : []) : [places],
      people: sitters(names, masksAt(sitting), words.you),
    },
    box,
  );
};

/** A finished game: winner, players, and what to remember. */
export const previewOfGame = (
  { set, players, winners }: FinishedRow,
  lang: Lang,
  digest: Digested | undefined,
): LinkPreview => {
  const words = INVITATION[lang];
  const box = boxOn(set.game, set.options, lang);
  const game = box?.title ?? titleOf(set.game, lang);
  const called = calledThen(Object.fromEntries(players.map(({ seat, name }) => [seat, name])));
  const worn = masksThen(
    Object.fromEntries(players.map(({ seat, name }) => [seat, name])),
    Object.fromEntries(players.map(({ seat, mask }) => [seat, mask])),
  );
  const won = winners.map((seat) => called[seat] ?? seat);
  const told = {
    title: words.wins(won.join(', '), won.length > 1),
    lines: digest?.lines ?? [`*${game}*`, words.replay],
    people: players.map(({ seat }) => ({ seat, name: called[seat] ?? seat, mask: worn[seat] })),
  };
  const plain = leaf(told, box);
  if (digest?.stamp === undefined) return plain;
  const drawing = drawStamped(digest.stamp, worn);
  return { ...plain, card: { ...plain.card, brand: `Cabale · ${game}`, ground: COURT, drawing, side: 'left' } };
};

const DARE = await DARE_WORDS.all();

/** A dare: who asks, and nothing of the claim. */
export const previewOfDare = ({ seat, mask, shown }: DareRow, name: string, lang: Lang): LinkPreview => {
  const words = INVITATION[lang];
  const { view, options } = JSON.parse(shown);
  return leaf(
    { title: DARE[lang].preview(name), lines: [words.about], people: [{ seat, name, mask: readMask(mask) }] },
    boxOn(view.game, options, lang),
  );
};

export const previewOfHouse = (lang: Lang): LinkPreview => {
  const words = INVITATION[lang];
  const [game = ''] = wordedGames();
  const titles = wordedGames().flatMap((id) => boxesOf(id).map(({ title }) => title(lang).replaceAll(' ', '\u00a0')));
  const { card } = leaf(
    { title: words.motto, lines: [words.about, `*${titles.join(' · ')}*`], people: [] },
    boxOn(game, {}, lang),
  );
  return { title: 'Cabale', about: words.about, card };
};
