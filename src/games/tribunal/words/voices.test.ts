/** Bots' own voices: enough lines, none shared between tempers, equal on all screens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNFRENCH } from '../../../../test/french.ts';
import { TEMPERS as OF_BOTS } from '../../../bots/tempers.ts';
import { hears, type Said } from '../../../engine/facts.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { letBotsPlay, newBots } from '../../../host/bots.ts';
import { factsOf, openTable } from '../../../host/table.ts';
import { que } from '../../../words/elide.ts';
import { setIn } from '../../../words/french.ts';
import { type EachLang, LANGS, textsOf } from '../../../words/languages.ts';
import { tribunalBot } from '../bots/index.ts';
import { tribunal } from '../rules/index.ts';
import { GROUNDS, isAimedGround } from '../rules/stock.ts';
import type { Book } from './book.ts';
import { follow, TEMPERS, type TemperBook, type TemperLines } from './voices.ts';

const books = await textsOf<Book>((lang) => import(`../texts/${lang}/sentences.ts`)).all();
const voices = await textsOf<TemperBook>((lang) => import(`../texts/${lang}/voices.ts`)).all();

const CLAIMS = ['suspect', 'trust', 'liar', 'protect', 'insist', 'change', 'relent'] as const;
const WORDS = ['judge', 'agree', 'disagree', 'unsure', 'refuse', 'why', 'plea', 'joke'] as const;

const kindsOf = (lines: TemperLines): Map<string, readonly string[]> =>
  new Map([
    ...[...CLAIMS, ...WORDS, 'answer' as const].map((kind) => [kind, lines[kind]] as const),
    ...Object.entries(lines.proves ?? {}).map(([claim, ways]) => [`proves ${claim}`, ways] as const),
    ...Object.entries(lines.tails).map(([ground, ways]) => [`tail ${ground}`, ways] as const),
    ...Object.entries(lines.tailsOf).flatMap(([ground, sides]) =>
      Object.entries(sides).map(([side, ways]) => [`tail ${ground} ${side}`, ways] as const),
    ),
    ...Object.entries(lines.whole).map(([ground, ways]) => [`whole ${ground}`, ways] as const),
    ...Object.entries(lines.ofMe).flatMap(([ground, claims]) =>
      Object.entries(claims).map(([claim, ways]) => [`of me ${ground} ${claim}`, ways] as const),
    ),
  ]);

const PART = /\{(?:(?:de|que|a|e) )?[nwr]\}/g;
/** Names with a vowel, of both genders, with an aspirated h, and a plain one. */
const NAMES = ['Anna', 'Ugo', 'Élise', 'Yves', 'Hugo', 'Bruno', 'Carla', 'Elena'];

/** For languages without grammar checks here. */
const NEVER = /(?!)/;

/** After a form of "to be" about a player: only words without gender. */
const AGREEING: Partial<EachLang<RegExp>> = {
  fr: /(?:\{n\}|[Jj]e|^, qui) (?:suis|étais|est|était|s’est|fut) (?!juge|fiable|sévère|avec|sincère|spécialiste|à court|le pape)\p{L}+/u,
  it: /(?:(?<!di )\{n\} |[Ii]o |^, che |[Ss])(?:ono|ero|è|era|si è|fu) (?:stat[oa]|sicur[oa]|cert[oa]|innocente|pront[oa]|convint[oa]|content[oa]|[a-z]+[ai]t[oa])\b/,
  en: /\b(?:he|she|his|her|him|hers)\b/i,
};
/** Words for repetition: a second conviction or plot eliminates. */
const AGAIN: Partial<EachLang<RegExp>> = {
  fr: /premi[eè]re?|deuxième|second|récidiv|plusieurs|deux fois/,
  it: /prima volta|second[oa]|di nuovo|recidiv|più volte|due volte/,
  en: /\bagain\b|first|second|repeat|twice|more than once/,
};

test('the tempers are those of the bots', () => assert.deepEqual([...TEMPERS], [...OF_BOTS]));

for (const lang of LANGS) {
  const tempers = TEMPERS.map((temper) => kindsOf(voices[lang][temper]));
  const kinds = [...(tempers[0]?.keys() ?? [])];
  const waysOf = (kind: string): string[] => tempers.flatMap((of) => of.get(kind) ?? []);

  test(`${lang}: each temper has at least four phrases per claim, all together twelve, without duplicates`, () => {
    for (const of of tempers) {
      for (const kind of [...CLAIMS, ...WORDS]) assert.ok((of.get(kind)?.length ?? 0) >= 4, kind);
      for (const ground of ['accuses', 'trusts'])
        assert.ok(
          [...of].filter(([kind]) => kind.startsWith(`of me ${ground}`)).flatMap(([, ways]) => ways).length >= 4,
        );
    }
    for (const kind of kinds) {
      assert.ok(waysOf(kind).length >= 6 * (kind === 'of me trusts liar' ? 1 : 2), kind);
      assert.equal(new Set(waysOf(kind)).size, waysOf(kind).length, `${kind}: ${waysOf(kind).join(' | ')}`);
    }
  });

  test(`${lang}: a line names its subject, and a reason follows a name`, () => {
    for (const kind of kinds)
      for (const line of waysOf(kind)) {
        assert.doesNotMatch(line.replaceAll(PART, ''), /[{}]/, line);
        if (CLAIMS.some((claim) => claim === kind)) assert.match(line, /\{(?:\w+ )?n\}\{r\}/, line);
        else assert.ok(!line.includes('{r}'), line);
        if (/^(whole|why|plea|answer|of me)/.test(kind)) assert.match(line, /n\}/, line);
        assert.equal(line.includes('w}'), /^(whole|tail) (trusts|accuses|voted|wronged|strayed)/.test(kind), line);
        if (kind.startsWith('tail')) assert.match(line, /^(?:,| ?[:;]) ?\S.*[^.!?]$/u, line);
        else assert.match(line, /[.!?…:]$/, line);
      }
  });

  test(`${lang}: phrases are gender-neutral, and reasons claim no repetition`, () => {
    for (const kind of kinds)
      for (const line of waysOf(kind)) {
        assert.doesNotMatch(line, AGREEING[lang] ?? NEVER, line);
        if (/^(tail|whole) (?!hunch)/.test(kind)) assert.doesNotMatch(line, AGAIN[lang] ?? NEVER, line);
      }
  });

  const { lineOf, listen } = follow(books[lang], voices[lang]);
  const nobody = (seat: Seat): string => NAMES[SEATS.indexOf(seat)] ?? seat;
  const heardAs = (temper: string, ...told: string[]): string[] => {
    const heard: Said[] = ['opened deliberation 1', ...told].map((one) => one.split(' '));
    listen(heard, nobody, () => temper);
    return heard.slice(1).map((said) => setIn(lang, lineOf(said)?.(nobody) ?? ''));
  };
  const begin = (ways: readonly string[], n: Seat): string[] =>
    ways.map((way) => setIn(lang, way.slice(0, way.search(/\{\w+ ?[nr]?\}/))).replace('{n}', nobody(n)));

  test(`${lang}: a repeated accusation insists, and a bot asked for a reason gives one`, () => {
    for (const temper of TEMPERS) {
      const lines = voices[lang][temper];
      const [, again = '', , answered = ''] = heardAs(
        temper,
        'A said suspect B because hunch',
        'A said suspect B because silent',
        'C said why A',
        'A said trust D because struck',
      );
      assert.ok(
        begin(lines.insist, 'B').some((way) => again.startsWith(way)),
        again,
      );
      const answers = lines.answer.map((way) =>
        setIn(lang, way.replace('{n}', nobody('C')).replace('{que n}', que(nobody('C')))),
      );
      assert.ok(
        answers.some((way) => answered.startsWith(way)),
        answered,
      );
    }
  });

  test(`${lang}: a bot with a hunch or no reason does not announce a reason`, () => {
    for (const temper of TEMPERS) {
      const { answer } = voices[lang][temper];
      const { suspect = [], trust = [] } = voices[lang][temper].proves ?? {};
      const proves: readonly string[] = [...suspect, ...trust];
      const asked = Array.from({ length: 6 }, (_, i) => [
        'C said why B',
        `B said ${i % 2 ? 'no-reason' : `${i % 4 ? 'trust' : 'suspect'} D because hunch`}`,
      ]);
      const said = heardAs(temper, ...asked.flat());
      for (const way of [...answer, ...proves]) {
        const [start = ''] = setIn(lang, way.replace('{n}', nobody(proves.includes(way) ? 'D' : 'C'))).split('{');
        assert.ok(
          said.every((line) => !line.startsWith(start)),
          `${start} | ${said.join(' | ')}`,
        );
      }
    }
  });

  test(`${lang}: a change of mind is announced once in a debate; after that another is simply accused too`, () => {
    for (const temper of TEMPERS) {
      const { change } = voices[lang][temper];
      const said = heardAs(temper, ...['B', 'C', 'D'].map((seat) => `A said suspect ${seat} because silent`));
      const changes = said.map((line, i) => begin(change, SEATS[i + 1] ?? 'A').some((way) => line.startsWith(way)));
      assert.deepEqual(changes, [false, true, false], said.join(' | '));
    }
  });

  test(`${lang}: all phrases are used before one repeats`, () => {
    for (const temper of TEMPERS) {
      const said = heardAs(temper, ...Array.from({ length: 4 }, (_, i) => `${SEATS[i]} said unsure`));
      assert.equal(new Set(said).size, 4, said.join(' | '));
    }
  });

  test(`${lang}: people speak plainly; a bot without a temper gets one for the game`, () => {
    const heard: Said[] = [['A', 'said', 'unsure']];
    listen(heard, nobody, () => undefined);
    assert.equal(lineOf(heard[0] ?? []), undefined);
    const drawn = heardAs('', 'A said unsure', 'A said agree', 'A said judge');
    assert.ok(
      TEMPERS.some((temper) => {
        const { unsure, judge } = voices[lang][temper];
        return (
          unsure.some((way) => setIn(lang, way) === drawn[0]) && judge.some((way) => setIn(lang, way) === drawn[2])
        );
      }),
    );
  });

  test(`${lang}: every phrase about every seat follows the language’s typography`, () => {
    const phrases = SEATS.flatMap((about) =>
      [...GROUNDS, 'hunch'].flatMap((ground) => {
        const other = SEATS[(SEATS.indexOf(about) + 3) % SEATS.length];
        const reason = isAimedGround(ground) ? `${ground} ${other}` : ground;
        return ['suspect', 'trust', 'liar', 'protect'].map((claim) => `${claim} ${about} because ${reason}`);
      }),
    );
    for (const temper of TEMPERS)
      for (const line of heardAs(temper, ...phrases.map((phrase, i) => `${SEATS[(i * 5) % 8]} said ${phrase}`))) {
        if (lang === 'fr') assert.doesNotMatch(line, UNFRENCH);
        if (lang === 'it') assert.doesNotMatch(line, /\b(?:a A|e E)\p{L}/u);
        assert.doesNotMatch(line, /[{}]|\s\s|undefined|\s[.,]/, line);
      }
  });
}

test('all screens show the same lines, whatever else they heard', () => {
  const table = openTable(tribunal, { game: 'tribunal', options: {}, seats: 6, seed: 'voices' });

  letBotsPlay(
    newBots(() => tribunalBot),
    table,
    () => undefined,
  );
  const facts = factsOf(table);
  const names = (seat: Seat): string => NAMES[SEATS.indexOf(seat)] ?? seat;
  const toldTo = (me: Seat | undefined): (string | undefined)[] => {
    const { lineOf, listen } = follow(books.en, voices.en);
    const heard = facts.filter((fact) => hears(fact, me)).map(({ said }) => [...said]);
    // in small frames
    for (let at = 3; at < heard.length + 3; at += 3) listen(heard.slice(0, at), names, () => '');
    return heard.filter(([, verb]) => verb === 'said' || verb === 'pleaded').map((said) => lineOf(said)?.(names));
  };
  const all = toldTo(undefined);
  assert.ok(all.filter((line) => line !== undefined).length > 20);
  for (const seat of table.state.seats) assert.deepEqual(toldTo(seat), all);
});
