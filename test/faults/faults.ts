/** Faults to seed, one at a time, to see which tests notice them: `npm run lab -- faults`. */

/** The first tier that notices: tests beside the code, screens in Node, a browser, a server; `none`: nothing does. */
type Tier = 'unit' | 'screens' | 'browser' | 'server' | 'none';

export type Seeded = {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** What a player would notice. */
  readonly harm: string;
  /** `before`: when browsers drew every screen. */
  readonly before: Tier;
  readonly now: Tier;
};

const seeded = (
  name: string,
  file: string,
  [find, put]: readonly [find: string, put: string],
  harm: string,
  [before, now]: readonly [before: Tier, now: Tier],
): Seeded => ({ name, file, find, put, harm, before, now });

const COMPLOTS = 'src/games/complots/web';
const TRIBUNAL = 'src/games/tribunal/web';
const ASSASSIN_X = 'src/games/assassin-x/web';
const GENERIC = 'src/web/table/generic';
const FEATURES = 'src/web/features';
const LINK = 'src/web/link';
const TABLES = 'src/server/tables';

export const FAULTS: readonly Seeded[] = [
  seeded(
    'complots: label',
    `${COMPLOTS}/tiles.tsx`,
    ['text.doubtSure : choice.title', 'text.doubtSure : choice.key'],
    'a choice is named by its code',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: move',
    `${COMPLOTS}/tiles.tsx`,
    ['send(only.move, choice.keeps)', "send(choices[0]?.moves[0]?.move ?? '', choice.keeps)"],
    'every choice sends the first one',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: target',
    `${COMPLOTS}/tiles.tsx`,
    ['onClick={() => send(move)}', "onClick={() => send(aim.targets[0]?.move ?? '')}"],
    'whoever is chosen, the first player is the target',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: cancel',
    `${COMPLOTS}/tiles.tsx`,
    ['onClick={() => setAim(undefined)}', 'onClick={() => setAim(aim)}'],
    'there is no way back from choosing a target',
    ['none', 'none'],
  ),
  seeded(
    'complots: challenge at once',
    `${COMPLOTS}/tiles.tsx`,
    ['choice.grave && sure !== choice.key', 'choice.grave && sure !== choice.key && false'],
    'one slip of the thumb challenges',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: dead key',
    `${COMPLOTS}/tiles.tsx`,
    ["choice.key === 'doubt' ? 'D' : keyOf", "choice.key === 'doubt' ? '' : keyOf"],
    'the key of a challenge does nothing',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: missing price',
    `${COMPLOTS}/tiles.tsx`,
    ['text.missing(missing)', 'text.missing(missing + 1)'],
    'a choice out of reach names the wrong number of coins',
    ['none', 'none'],
  ),
  seeded(
    'complots: hidden card read out',
    `${COMPLOTS}/hand.tsx`,
    ['<Backs count={hand.length} />', 'hand.map((card) => <Back key={card} label={text.characters[card].name} />)'],
    'a screen reader beside the table reads covered cards aloud',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: own cards unnamed',
    `${COMPLOTS}/hand.tsx`,
    ['<OwnCards cards={hand} text={text} />', '<Backs count={hand.length} />'],
    'my own cards are never shown',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: coins',
    `${COMPLOTS}/hand.tsx`,
    ['label={text.coins(coins)}', 'label={text.coins(coins + 1)}'],
    'a screen reader tells me of a coin I do not have',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: others’ cards uncounted',
    `${COMPLOTS}/seat.tsx`,
    ['text.coins(coins), text.hiddenCards(hidden)]', 'text.coins(coins)]'],
    'a screen reader does not tell how many cards a player has left',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: kept answer',
    `${COMPLOTS}/dock.tsx`,
    ['if (keeps !== undefined) passing.keep(keeps);', 'if (keeps !== undefined) passing.note(move);'],
    'a block prepared in advance is forgotten',
    ['browser', 'browser'],
  ),
  seeded(
    'complots: no pass in Italian',
    'src/games/complots/texts/it/table.ts',
    ["letHappen: 'Lascio fare'", "letHappen: ''"],
    'a button without a word, in Italian only',
    ['unit', 'unit'],
  ),
  seeded(
    'complots: asks whom',
    `${COMPLOTS}/dock.tsx`,
    ['text.believes(names(view.claim.by))', 'text.believes(names(view.turn))'],
    'the question names the wrong player',
    ['none', 'none'],
  ),
  seeded(
    'tribunal: hidden role read out',
    `${TRIBUNAL}/hand.tsx`,
    ['open ?? (looked ? text.covered', 'open ?? (looked ? (identity ?? text.covered)'],
    'a screen reader reads my covered identity aloud',
    ['browser', 'browser'],
  ),
  seeded(
    'tribunal: dead drawer',
    `${TRIBUNAL}/hand.tsx`,
    ['disabled={cheats === 0}', 'disabled={cheats >= 0}'],
    'nobody can cheat',
    ['browser', 'browser'],
  ),
  seeded(
    'tribunal: plea',
    `${TRIBUNAL}/controls.tsx`,
    ['settled() && send(`plead ', 'settled() && send(`contest '],
    'an accusation in a plea is refused',
    ['browser', 'browser'],
  ),
  seeded(
    'tribunal: vote',
    `${TRIBUNAL}/controls.tsx`,
    ['setAim({ verb: verb.verb, at: seat })', 'setAim({ verb: verb.verb, at: verb.at[0] })'],
    'whoever is touched, the first player is accused',
    ['browser', 'browser'],
  ),
  seeded(
    'tribunal: answer unnamed',
    `${TRIBUNAL}/answer-card.tsx`,
    ['{text.answers[as]}', '{as}'],
    'the answers of the accused are named by codes',
    ['browser', 'browser'],
  ),
  seeded(
    'tribunal: answered',
    `${TRIBUNAL}/dock.tsx`,
    ["if (view.answer !== undefined) return t('answered');", ''],
    'after my answer the question stands as if I were still asked',
    ['none', 'none'],
  ),
  seeded(
    'tribunal: covered desk',
    `${TRIBUNAL}/covered.ts`,
    ['    hand: [],\n', ''],
    'Anti-Mafia cards lie open beside the backs that cover them',
    ['browser', 'browser'],
  ),
  seeded(
    'tribunal: look',
    `${TRIBUNAL}/action-button.tsx`,
    ['onClick={() => settled() && send(move)}', 'onClick={() => settled()}'],
    'the only button of a step is dead',
    ['browser', 'browser'],
  ),
  seeded(
    'assassin-x: pass',
    `${ASSASSIN_X}/answers.tsx`,
    ['onClick={() => settled() && send(PASS)}', 'onClick={() => settled()}'],
    'the usual answer does nothing',
    ['browser', 'browser'],
  ),
  seeded(
    'assassin-x: unnamed cards',
    `${ASSASSIN_X}/hand.tsx`,
    ['label={spoken(words, card)}', 'label=""'],
    'my cards have no names for a screen reader',
    ['browser', 'browser'],
  ),
  seeded(
    'assassin-x: covered hand',
    `${ASSASSIN_X}/hand.tsx`,
    ['(covered ? [] : mine).map', 'mine.map'],
    'covered cards lie open beside their backs',
    ['browser', 'browser'],
  ),
  seeded(
    'assassin-x: dead keys',
    `${ASSASSIN_X}/hand.tsx`,
    ['{at + 1}`}\n        tabIndex', '{at}`}\n        tabIndex'],
    'a number raises the next card',
    ['browser', 'browser'],
  ),
  seeded(
    'assassin-x: attack',
    `${ASSASSIN_X}/dock-words.ts`,
    ['text.attack(names(at), lay.worth)', 'text.attack(names(at), lay.worth + 1)'],
    'the button promises a stronger attack than is played',
    ['none', 'none'],
  ),
  seeded(
    'assassin-x: nothing at once',
    `${ASSASSIN_X}/answers.tsx`,
    ["(sure || isDeliberate() ? go('defend') : setSure(true))", "go('defend')"],
    'one slip of the thumb gives up the defence',
    ['browser', 'browser'],
  ),
  seeded(
    'assassin-x: proposes nothing',
    `${ASSASSIN_X}/dock-words.ts`,
    ["if (view.phase === 'offer') return text.propose;", "if (view.phase === 'offer') return move;"],
    'the button of an offer shows its code',
    ['browser', 'browser'],
  ),
  seeded(
    'generic: letters',
    `${GENERIC}/dock.tsx`,
    ['{ text: names(choice.word) }', '{ text: choice.word }'],
    'players are named by letters',
    ['browser', 'browser'],
  ),
  seeded(
    'generic: dead confirmation',
    `${GENERIC}/cards.tsx`,
    ['onClick={() => move !== undefined && send(move)}', 'onClick={() => undefined}'],
    'chosen cards cannot be played',
    ['browser', 'browser'],
  ),
  seeded(
    'generic: covered place',
    `${GENERIC}/place.tsx`,
    ['const empty = covered || (', 'const empty = ('],
    'what only I see is shown while it is covered',
    ['browser', 'browser'],
  ),
  seeded(
    'generic: no speech',
    `${GENERIC}/dock.tsx`,
    ['saying.say([]) : setSpeaking(true)', 'saying.say([]) : setSpeaking(false)'],
    'nobody can speak up',
    ['browser', 'browser'],
  ),
  seeded(
    'lobby: letters',
    `${FEATURES}/lobby/felt.tsx`,
    ['<b>{name}</b>', '<b>{seat}</b>'],
    'players in the lobby are named by letters',
    ['browser', 'browser'],
  ),
  seeded(
    'lobby: start',
    `${FEATURES}/lobby/dock.tsx`,
    ["link.ask({ type: 'start', fill: bot === undefined ? {} : { bot } })", "link.ask({ type: 'ready', ready: true })"],
    'the host cannot start',
    ['browser', 'browser'],
  ),
  seeded(
    'lobby: bot',
    `${FEATURES}/lobby/seat-sheet.tsx`,
    ["type: 'seat-bot', seat: chosen.seat, ...(bot", "type: 'unseat', seat: chosen.seat, ...(bot"],
    'no bot sits down on a free chair',
    ['browser', 'browser'],
  ),
  seeded(
    'one device: wrong hands',
    `${LINK}/passed-device.ts`,
    ['  d.eyes = seat;\n', '  d.eyes = d.people[0] ?? seat;\n'],
    'whoever takes the device sees the first player’s cards and question',
    ['browser', 'browser'],
  ),
  seeded(
    'solo: move lost',
    `${LINK}/solo.ts`,
    ['if (onTheirWay.has(key)) return;', 'if (onTheirWay.size >= 0) return;'],
    'no answer ever counts',
    ['browser', 'browser'],
  ),
  seeded(
    'daily: challenge stands',
    `${FEATURES}/daily/question.tsx`,
    ['onClick={() => act(true)}', 'onClick={() => act(false)}'],
    'who challenges today’s claim is told to have let it stand',
    ['browser', 'browser'],
  ),
  seeded(
    'daily: no estimate',
    `${FEATURES}/daily/question.tsx`,
    ['    if (said === undefined) return;\n    setDone', '    setDone'],
    'the moment is decided before one has estimated',
    ['browser', 'browser'],
  ),
  seeded(
    'daily: mine',
    `${FEATURES}/daily/answer.tsx`,
    ['mine={doubted ? DOUBT : PASS}', 'mine={doubted ? PASS : DOUBT}'],
    'the other answer is marked as mine',
    ['none', 'none'],
  ),
  seeded(
    'home: resume',
    'src/web/screens/home.tsx',
    ["href={href('solo', 'resume')}", "href={href('solo')}"],
    'an unfinished game cannot be continued',
    ['browser', 'browser'],
  ),
  seeded(
    'home: language',
    'src/web/screens/home.tsx',
    ['lang.value = one;', 'lang.peek();'],
    'the language cannot be changed',
    ['browser', 'browser'],
  ),
  seeded(
    'end: won',
    `${FEATURES}/end/end.tsx`,
    ['const won = me !== undefined && winners.includes(me);', 'const won = me !== undefined && !winners.includes(me);'],
    'who has lost reads that they won',
    ['browser', 'browser'],
  ),
  seeded(
    'end: again',
    `${FEATURES}/end/end.tsx`,
    ['onClick={link.again}', 'onClick={undefined}'],
    'the next game never begins',
    ['browser', 'browser'],
  ),
  seeded(
    'review: no end',
    `${FEATURES}/review/review.tsx`,
    ['worker.postMessage({ record, seat } satisfies ToReviewer);', ''],
    'the review stays at nought',
    ['browser', 'browser'],
  ),
  seeded(
    'rules: search',
    'src/web/screens/rules.tsx',
    ['const seeking = stems.length > 0;', 'const seeking = stems.length > 9;'],
    'the search finds nothing',
    ['browser', 'browser'],
  ),
  seeded(
    'scenes: no end',
    'src/web/table/stage/queue.ts',
    ['cancel = wait(length, play);', 'cancel = wait(length, () => {});'],
    'a scene never ends',
    ['unit', 'unit'],
  ),
  seeded(
    'scenes: next question',
    'src/web/table/stage/use-stage.ts',
    ['if (!stage.isStaying() || newest', 'if (newest !== undefined || newest'],
    'a touch on a closed question answers the next one',
    ['none', 'none'],
  ),
  seeded(
    'link: not repeated',
    `${LINK}/asks.ts`,
    ['for (const waiting of unconfirmed.values()) say(waiting);', ''],
    'a move on a line that breaks is lost',
    ['unit', 'unit'],
  ),
  seeded(
    'link: refusal unseen',
    `${LINK}/on-message.ts`,
    ['else room.refusal.value = {', 'else room.cast.peek() ?? {'],
    'a refused move is never explained',
    ['browser', 'browser'],
  ),
  seeded(
    'server: lost acknowledgement',
    `${TABLES}/tell/compose.ts`,
    ["put(letters, client, write({ type: 'ok', id }));", 'void id;'],
    'a touched button stays grey',
    ['server', 'server'],
  ),
  seeded(
    'server: everybody hears all',
    `${TABLES}/tell/compose.ts`,
    ['if (!hears(fact, viewer)) continue;', ''],
    'private facts reach every connection',
    ['server', 'server'],
  ),
  seeded(
    'server: anybody is host',
    `${TABLES}/play/acts.ts`,
    ['    actAsHost(here.table, here.person.id);\n    act(here, said);', '    act(here, said);'],
    'any guest changes the table',
    ['server', 'server'],
  ),
  seeded(
    'server: told who blocks',
    `${TABLES}/lobby/admission.ts`,
    ["'there is no place for you at this table'", "'somebody who has blocked you sits at this table'"],
    'a refusal tells who has blocked whom',
    ['server', 'server'],
  ),
  seeded(
    'server: without invitation',
    `${TABLES}/lobby/admission.ts`,
    ['if (!doc.settings.public && !known)', 'if (!doc.settings.public && known)'],
    'strangers enter a private table',
    ['server', 'server'],
  ),
  seeded(
    'server: late chat',
    `${TABLES}/tell/chat.ts`,
    ['doc.settings.delay === 0 || ', 'doc.settings.delay >= 0 || '],
    'delayed spectators hear what they have not seen',
    ['server', 'server'],
  ),
  seeded(
    'server: more time for a closed question',
    `${TABLES}/play/play.ts`,
    ['if (question !== live.question) throw', 'if (question > live.question) throw'],
    'time is asked for a question that is over',
    ['none', 'none'],
  ),
  seeded(
    'server: refusal tells of answers',
    `${TABLES}/play/acts.ts`,
    ['(table === undefined || hasNews(table, client))', 'true'],
    'how long a refusal takes tells whether somebody has answered',
    ['server', 'server'],
  ),
];
