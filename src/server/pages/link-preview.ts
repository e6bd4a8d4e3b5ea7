/** Link previews: a title, a line of text and a picture for a shared address, without secrets. */
import type { RawOptions } from '../../engine/options.ts';
import { calledThen } from '../../words/display-names.ts';
import { boxesOf, boxFor, titleOf, wordedGames } from '../../words/index.ts';
import { INVITATION } from '../../words/invitation.ts';
import type { Lang } from '../../words/languages.ts';
import type { FinishedRow } from '../store/row-types.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { isFree } from '../tables/lobby/seats.ts';

/** `picture`: a file of the site, drawn by `npm run lab -- pictures`. */
export type LinkPreview = { readonly title: string; readonly about: string; readonly picture: string };

const pictureOf = (game: string): string => `link-${boxesOf(game).length > 0 ? game : 'cabale'}.png`;

const nameOf = (game: string, options: RawOptions, lang: Lang): string =>
  boxFor(game, options)?.title(lang) ?? titleOf(game, lang);

export const previewOfTable = ({ settings, seats, host, status }: TableDoc, lang: Lang): LinkPreview => {
  const words = INVITATION[lang];
  const game = nameOf(settings.game, settings.options, lang);
  const free = seats.filter(isFree).length;
  const by = seats.find(({ person }) => person !== undefined && person === host)?.name;
  const picture = pictureOf(settings.game);
  if (status === 'playing') return { title: words.playing(game), about: settings.watch ? words.watch : '', picture };
  return { title: words.invites(by, game), about: free > 0 ? words.places(free, seats.length) : words.full, picture };
};

/** A finished game: who played. The link may ask about it, so nothing of its course is told. */
export const previewOfGame = ({ set, players }: FinishedRow, lang: Lang): LinkPreview => {
  const words = INVITATION[lang];
  const called = calledThen(Object.fromEntries(players.map(({ seat, name }) => [seat, name])));
  const names = new Intl.ListFormat(lang).format(players.map(({ seat }) => called[seat] ?? seat));
  return {
    title: words.played(names, nameOf(set.game, set.options, lang)),
    about: words.replay,
    picture: pictureOf(set.game),
  };
};

export const previewOfHouse = (lang: Lang): LinkPreview => {
  const titles = wordedGames().flatMap((id) => boxesOf(id).map(({ title }) => title(lang)));
  return { title: 'Cabale', about: `${INVITATION[lang].about} ${titles.join(' · ')}`, picture: 'link-cabale.png' };
};
