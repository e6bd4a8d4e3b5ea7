/** The sentences of every daily moment agree with its figures, in every language. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import type { Game, View } from '../../src/engine/game.ts';
import { answers } from '../../src/engine/kernel.ts';
import { findGame, type GameRecord } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Accusation } from '../../src/host/accusations.ts';
import { keyOf, type Moment, readMoments } from '../../src/host/moments.ts';
import { awaited, expire, resumeTable, submit, type Table } from '../../src/host/table.ts';
import { type Answers, asksUsual } from '../../src/web/features/daily/answers.ts';
import { pointsForDoubt, saidOfAccusing, saidOfDoubt, whyOfAccusing } from '../../src/web/features/daily/explain.ts';
import type { DailyText } from '../../src/web/features/daily/text/fr.ts';
import { accused, shown, turned } from '../../src/web/link/at-moment.ts';
import { dayOf } from '../../src/web/link/days.ts';
import { kindOn, momentOn } from '../../src/web/link/moment-days.ts';
import type { AccusedSeats, DoubtSentences, DoubtWords, MomentProps } from '../../src/web/table/web-part.ts';
import { LANGS, type Lang } from '../../src/words/languages.ts';
import { isAtLength } from '../at-length.ts';
import { ROOT } from '../root.ts';

const FILES = readdirSync(join(ROOT, 'moments')).map((name) => {
  const file = readMoments(JSON.parse(readFileSync(join(ROOT, 'moments', name), 'utf8')));
  assert.ok(file !== undefined, name);
  return { name, ...file, game: findGame(GAMES, file.game) };
});

const textIn = async (file: string, lang: Lang) => (await import(`../../src/${file}.ts`))[lang];
const names = (): string => 'Athos';

type Doubted = { readonly moment: Moment; readonly doubted: boolean; readonly came: ReturnType<typeof cameOf> };
const cameOf = (game: Game, moment: Moment, doubted: boolean) => {
  const asked = turned(game, moment, { do: 'ask', which: 1 });
  const told = turned(game, moment, { do: 'turn', which: 1, doubted });
  assert.ok(asked.say === 'asked' && told.say === 'turned');
  const of: MomentProps = { seen: asked, names };
  return { of, turned: told };
};

/** Whether a seat is asked again, with timeouts or random answers from here on. */
const isAskedAgain = (game: Game, record: GameRecord, seat: Seat): boolean => {
  const asks = (goOn: (table: Table) => void): boolean => {
    const table = resumeTable(game, record);
    for (let i = 0; i < 150 && table.state.over === undefined; i++) {
      if (awaited(table).includes(seat)) return true;
      goOn(table);
    }
    return false;
  };
  const rng = seeded(record.seed);
  const byLot = (table: Table): void => {
    const [asked] = awaited(table);
    if (asked === undefined) expire(table);
    else submit(table, asked, oneOf(rng, answers(game, table.state, asked)));
  };
  return asks(expire) || Array.from({ length: 20 }, () => asks(byLot)).some(Boolean);
};

/** Checks that need play cover every fifth moment; all in long runs. */
const sample = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => isAtLength || i % 5 === 0);

/** At most the best answer and three moves; my seat hears of each. */
const assertShown = (game: Game, moment: Moment | Accusation): void => {
  const came = shown(game, moment);
  assert.ok(came.say === 'shown' && moment.won !== undefined, keyOf(moment));
  assert.ok(came.steps.length >= 1 && came.steps.length <= 4, `${keyOf(moment)}: ${came.steps.length}`);
  for (const { view, told } of came.steps) assert.ok(view.me === moment.seat && told.length > 0, keyOf(moment));
};

/** Of what might have been: nobody reads it who did it. */
const WOULD: Readonly<Partial<Record<Lang, string>>> = { en: 'would have', fr: 'aurait', it: 'sarebbe' };
const DAILY = new Map<Lang, DailyText>();
for (const lang of LANGS) DAILY.set(lang, await textIn(`web/features/daily/text/${lang}`, lang));

for (const { name, game, moments } of FILES.filter((file) => file.moments.length > 0))
  describe(`claims of ${name}`, async () => {
    const { sayings } = await import(`../../src/games/${game.id}/web/moment-words.ts`);
    const all: readonly Doubted[] = moments.flatMap((moment) =>
      [true, false].map((doubted) => ({ moment, doubted, came: cameOf(game, moment, doubted) })),
    );
    for (const lang of LANGS) {
      const text = DAILY.get(lang);
      assert.ok(text !== undefined);
      const words = {
        text: await textIn(`games/${game.id}/texts/${lang}/moment`, lang),
        table: await textIn(`games/${game.id}/texts/${lang}/table`, lang),
      };
      const claim: DoubtSentences = sayings(() => ({ ...words, lang }));
      const { betterDoubt, betterStand }: DoubtWords = claim.words?.() ?? { ...text, title: '' };
      const said = ({ came: { of, turned: told }, doubted }: Doubted) =>
        saidOfDoubt(text, claim, of, told, { lie: claim.isLie(told.told), doubted });

      it(`${lang}: otherwise than the best answer, the better one is named, with its higher chance`, () => {
        for (const one of all) {
          const { doubt, stand } = one.moment;
          const [mine, other] = one.doubted ? [doubt, stand] : [stand, doubt];
          const { advice } = said(one);
          const better = (one.doubted ? betterStand : betterDoubt)(Math.round(other), Math.round(mine));
          assert.equal(advice, mine >= other ? '' : better, keyOf(one.moment));
          if (advice !== '') assert.ok(Math.round(other) > Math.round(mine), keyOf(one.moment));
        }
      });

      it(`${lang}: the step from the odds by the cards to those given is named, and its reasons go that way`, () => {
        for (const one of all) {
          const { odds, alone } = one.moment;
          const { why } = said(one);
          for (const share of [odds, alone]) assert.match(why, new RegExp(`\\b${Math.round(share)}\\s?%`));
          const way = odds > alone ? 'lie' : 'truth';
          const shown = claim.reasons(one.came.of).filter((reason) => why.includes(reason.text));
          assert.deepEqual([...new Set(shown.flatMap(({ leans = [] }) => leans))], [way], keyOf(one.moment));
        }
      });

      it(`${lang}: each answer has a reason, never one that fits both answers`, () => {
        const ways = new Map<string, boolean>();
        for (const one of all) {
          const [{ decides }, best] = [said(one), one.moment.doubt > one.moment.stand];
          assert.notEqual(decides, '', keyOf(one.moment));
          assert.equal(ways.get(decides) ?? best, best, decides);
          ways.set(decides, best);
        }
      });

      it(`${lang}: different outcomes for me or the claimant are told in different words`, () => {
        const fates = new Map<string, string>();
        for (const one of all) {
          const { told, after } = one.came.turned;
          const lie = claim.isLie(told);
          if (lie && !one.doubted) continue;
          const isOut = (view: View, seat: Seat): boolean => game.isOut?.(view, seat) === true;
          const others = after.seats.filter((seat) => isOut(after, seat) && !isOut(one.came.of.seen.view, seat));
          const won = after.over?.includes(one.moment.seat) === true;
          const fate = lie
            ? `lie, out ${others.length}, won ${won}`
            : `true, I am out ${isOut(after, one.moment.seat)}, ${one.doubted}`;
          const { below } = said(one);
          const would = WOULD[lang];
          if (would !== undefined)
            assert.equal(below.includes(would), !lie && !one.doubted, `${below} ${keyOf(one.moment)}`);
          assert.equal(fates.get(below) ?? fate, fate, `${below} ${keyOf(one.moment)}`);
          fates.set(below, fate);
        }
        assert.ok(fates.size > 1 || moments.length === 1);
      });
    }

    it('the sequel of the best answer is shown move by move', () => {
      for (const moment of sample(moments)) assertShown(game, moment);
    });

    it('playing on is offered only where my seat is asked again', () => {
      for (const { moment, came } of sample(all))
        assert.equal(came.turned.goesOn, isAskedAgain(game, came.turned.record, moment.seat), keyOf(moment));
    });
  });

for (const { name, game, accusations } of FILES.filter((file) => file.accusations.length > 0))
  describe(`accusations of ${name}`, () => {
    for (const [lang, text] of DAILY)
      it(`${lang}: otherwise than the likeliest suspect, they are named, with their higher odds`, () => {
        for (const of of accusations)
          for (const { move, worth } of of.answers) {
            const best = Math.max(...of.answers.map((one) => one.worth));
            const said = saidOfAccusing(text, of.answers, move, 'Best');
            const likelier = text.likelier('Best', Math.round(best), Math.round(worth));
            assert.equal(said, worth === best ? '' : likelier, keyOf(of));
          }
      });

    for (const lang of LANGS)
      it(`${lang}: the likeliest suspect has a reason that no other shares; the step to their odds is named`, async () => {
        const { sayings } = await import(`../../src/games/${game.id}/web/moment-words.ts`);
        const words = {
          text: await textIn(`games/${game.id}/texts/${lang}/moment`, lang),
          table: await textIn(`games/${game.id}/texts/${lang}/table`, lang),
        };
        const { decides }: Pick<AccusedSeats, 'decides'> = sayings(() => ({ ...words, lang, nameOf: String }));
        const text = DAILY.get(lang) ?? assert.fail(lang);
        for (const of of accusations) {
          const asked = accused(game, of, { do: 'ask', which: 1 });
          assert.ok(asked.say === 'asked');
          const best = of.answers.reduce((high, one) => (one.worth > high.worth ? one : high));
          const why = decides({ seen: asked, names }, best.move);
          assert.ok(why, keyOf(of));
          const mean = of.answers.reduce((sum, one) => sum + one.worth, 0) / of.answers.length;
          for (const share of [mean, best.worth])
            assert.match(whyOfAccusing(text, of.answers, why), new RegExp(`\\b${Math.round(share)}\\s?%`));
          if (name.endsWith('-course.json')) continue; // its chapters say why
          for (const { move } of of.answers.filter((one) => one !== best))
            assert.notEqual(decides({ seen: asked, names }, move), why, `${keyOf(of)}: ${move}`);
        }
      });

    it('the sequel of the best answer is shown move by move', () => {
      for (const of of sample(accusations)) assertShown(game, of);
    });

    it('playing on is offered only where my seat is asked again', () => {
      for (const of of sample(accusations))
        for (const { move } of of.answers) {
          const came = accused(game, of, { do: 'accuse', which: 1, move });
          assert.ok(came.say === 'accused');
          assert.equal(came.goesOn, isAskedAgain(game, came.record, of.seat), `${keyOf(of)} ${move}`);
        }
    });
  });

test('over a year, challenging is best about half of the time, and one answer to all scores badly', () => {
  const files = FILES.filter(({ name, moments }) => moments.length > 0 && !name.endsWith('-course.json')).toSorted(
    (one, other) => other.moments.length - one.moments.length,
  );
  const asked = Array.from({ length: 365 }, (_, i) => dayOf(i + 1))
    .filter((day) => kindOn(day) === 'doubt')
    .flatMap((day) => {
      const { file, at } = momentOn(
        day,
        'doubt',
        files.map(({ moments }) => moments.length),
      );
      return files[file]?.moments[at] ?? [];
    });
  const toDoubt = asked.filter(({ doubt, stand }) => doubt > stand).length / asked.length;
  assert.ok(toDoubt >= 0.4 && toDoubt <= 0.6, `${toDoubt}`);
  for (const doubted of [true, false]) {
    const mean = asked.reduce((sum, one) => sum + pointsForDoubt(one, doubted), 0) / asked.length;
    assert.ok(mean <= 75, `${mean}`);
  }
});

test('a newcomer is asked about the usual box on every weekday, whatever day they start', () => {
  const answer = { said: 50, lie: true, doubted: false, onDay: true };
  const after = (days: number, first: number): Answers =>
    Object.fromEntries(Array.from({ length: days }, (_, i) => [dayOf(first + i).date, answer]));
  for (let first = 1; first <= 7; first++)
    for (let i = 0; i < 3; i++) {
      const day = dayOf(first + i);
      const usual = asksUsual(after(i, first), day, true);
      assert.equal(momentOn(day, kindOn(day, usual), [9, 9, 9], usual).file, 0, `day ${i + 1} from day ${first} on`);
      assert.notEqual(kindOn(day, usual), 'accuse');
    }
  assert.equal(asksUsual(after(3, 1), dayOf(10), true), false, 'later others take turns');
  assert.equal(asksUsual(after(3, 1), dayOf(10), false), true, 'unless they are not wished for');
});
