/** The settings of a table: its game and options, by its host or by votes. Plain data, no I/O. */
import { fault } from '../../../engine/fault.ts';
import type { Game } from '../../../engine/game.ts';
import { optionsFor } from '../../../engine/options.ts';
import { findGame } from '../../../engine/record.ts';
import { SEATS } from '../../../engine/seats.ts';
import { forgetKept, otherMatch } from '../../../host/match.ts';
import type { TableSettings, Vote } from '../../../protocol/messages.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { isOneHome } from './homes.ts';
import { between, isFree, newSeat, placeOf } from './seats.ts';

/** Validates by the game; faults name the field. */
export const checkSettings = (games: readonly Game[], settings: TableSettings): TableSettings => {
  const game = findGame(games, settings.game);
  const [least, most] = game.players;
  if (settings.seats < least || settings.seats > most)
    throw fault('players', `seats: ${game.id} is for ${least} to ${most} players, not ${settings.seats}`, 'seats');
  const options = optionsFor(game, settings.options, settings.seats);
  const seats = SEATS.slice(0, settings.seats);
  if (settings.first !== undefined && settings.first !== 'lot' && !seats.includes(settings.first))
    throw fault('malformed', `first: the seats are ${seats.join(' ')}`, 'first');
  return { ...settings, options };
};

/** Nobody is seated with bots they have not agreed to, and no bot where none is allowed. */
const admitBots = ({ seats, host }: TableDoc, { bots = 'house' }: TableSettings): void => {
  const wrong = (why: string) => fault('not-now', `bots: ${why}`, 'bots');
  const sitters = seats.filter((seat) => !isFree(seat));
  if (
    bots === 'all' &&
    sitters.some(({ person, botAccount }) => person !== undefined && person !== host && !botAccount)
  )
    throw wrong('others sit here already, and have not agreed to bots of other people');
  if (bots !== 'all' && sitters.some(({ botAccount }) => botAccount))
    throw wrong('a bot account sits here; put it out first');
  if (bots === 'none' && sitters.some(({ bot }) => bot !== undefined))
    throw wrong('bots sit here; send them away first');
};

/** New settings make everybody not ready. */
export const change = (doc: TableDoc, games: readonly Game[], wanted: Partial<TableSettings>): void => {
  const isChairs = wanted.chairs !== undefined && Object.keys(wanted).length === 1; // allowed at any time
  if (!isChairs) between(doc);
  const settings = checkSettings(games, { ...doc.settings, ...wanted });
  if (settings.bots !== doc.settings.bots) admitBots(doc, settings);
  if (settings.public && !doc.settings.public && isOneHome(doc))
    throw fault('same-home', 'public: two of one address or browser sit here; they play at private tables', 'public');
  const bound = ['game', 'options', 'seats', 'clock'] as const;
  const surplus = doc.seats.slice(settings.seats);
  if (surplus.some(({ person }) => person !== undefined))
    throw fault('players', 'seats: somebody sits at a seat that would go', 'seats');
  if (settings.game !== doc.settings.game || settings.seats !== doc.settings.seats) doc.match = otherMatch(doc.match);
  if (wanted.options !== undefined) doc.match = forgetKept(doc.match);
  doc.seats = Array.from({ length: settings.seats }, (_, i) => doc.seats[i] ?? newSeat());
  if (bound.some((key) => JSON.stringify(settings[key]) !== JSON.stringify(doc.settings[key])))
    for (const seat of doc.seats) if (seat.person !== undefined) seat.ready = false;
  if (doc.seats.every(({ person, ready }) => person === undefined || !ready)) delete doc.next;
  for (const seat of doc.seats) delete seat.vote;
  doc.settings = settings;
};

const settingsFor = (games: readonly Game[], { seats }: TableDoc, { game, options }: Vote) => {
  const [least, most] = findGame(games, game).players;
  const taken = seats.findLastIndex(({ person }) => person !== undefined) + 1;
  return { game, options, seats: Math.max(least, taken, Math.min(most, seats.length)), first: 'lot' } as const;
};

export const voteFor = (doc: TableDoc, games: readonly Game[], person: string, vote: Vote): void => {
  between(doc);
  const own = placeOf(doc, person);
  checkSettings(games, { ...doc.settings, ...settingsFor(games, doc, vote) });
  Object.assign(own, { vote, ready: true });
};

/** Applies the game with most votes; its voters stay ready. */
export const settleVotes = (doc: TableDoc, games: readonly Game[]): void => {
  const votes = new Map<string, { readonly vote: Vote; count: number }>();
  for (const { vote } of doc.seats) {
    if (vote === undefined) continue;
    const same = votes.get(JSON.stringify(vote)) ?? { vote, count: 0 };
    same.count += 1;
    votes.set(JSON.stringify(vote), same);
  }
  const [most, next] = [...votes.values()].sort((one, other) => other.count - one.count);
  if (most === undefined || most.count === next?.count) return;
  const ready = doc.seats.filter((seat) => seat.ready);
  change(doc, games, settingsFor(games, doc, most.vote));
  for (const seat of ready) seat.ready = true;
};
