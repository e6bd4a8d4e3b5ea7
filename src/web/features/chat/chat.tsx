/** The chat: free text, and phrases that each reader sees in their own language. */
import '../../base/css/chat.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { ABOUT_SEAT, PHRASES, type Phrase, type Quick } from '../../../protocol/lists.ts';
import type { ChatLine } from '../../../protocol/messages.ts';
import { useFetched } from '../../base/fetched.ts';
import { useGame } from '../../base/server-games.ts';
import { t } from '../../base/text/more.ts';
import { wordsIn } from '../../link/chat-words.ts';
import { hearAll, muted } from '../../link/muted.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { isFree } from '../../link/room.ts';
import { Toggle } from '../../parts/choose.tsx';
import { Line } from '../../parts/form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useBlock } from './block.ts';

export const Chat = ({ link }: { link: RemoteLink }) => {
  const list = useRef<HTMLOListElement>(null);
  const [about, setAbout] = useState<ChatLine | undefined>();
  const About = useFetched(() => (about === undefined ? undefined : import('./about-line.tsx')), [about]).value
    ?.AboutLine;
  const hush = link.onlyPhrases?.value;
  const isHushed = hush !== undefined && hush.why !== 'strangers';
  const speaks = link.me.value !== undefined && !isHushed;
  const silent = muted.value.length;
  const count = link.chat.value.length;
  useEffect(() => {
    if (list.current !== null && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <section class="chat" aria-label={t('chat')}>
      <h2>{t('chat')}</h2>
      <ol ref={list}>
        {link.chat.value.map((line) => (
          <li key={line.n}>
            {line.person === undefined || isMine(link, line) ? (
              <b>{line.name}</b>
            ) : (
              <button type="button" class="who" onClick={() => setAbout(line)}>
                {line.name}
              </button>
            )}{' '}
            {wordsIn(line, link.people.value)}
          </li>
        ))}
      </ol>
      {silent > 0 && (
        <button type="button" class="who" onClick={hearAll}>
          {t('unmute')(silent)}
        </button>
      )}
      {speaks && <Speak link={link} />}
      {talksOfOthers(link) && <Others link={link} speaks={speaks} />}
      {isHushed ? <p class="hint">{hush.says}</p> : speaks && <Write link={link} />}
      {about !== undefined && About !== undefined && (
        <About link={link} line={about} close={() => setAbout(undefined)} />
      )}
    </section>
  );
};

const BlockButton = ({ person, name }: { person: string; name: string }) => {
  const { block, isBlocked } = useBlock(person);
  return (
    <button type="button" class="chip-button" disabled={isBlocked} onClick={block}>
      {isBlocked ? t('blocked') : t('block')(name)}
    </button>
  );
};

const BEFORE_A_GAME: readonly Phrase[] = ['i-am-ready', 'who-lies-best', 'one-more', 'i-believe-it', 'i-doubt-it'];

const Speak = ({ link }: { link: RemoteLink }) => (
  <Chips of={PHRASES.filter((phrase) => !BEFORE_A_GAME.includes(phrase))} says={(one) => t('quick')[one]} link={link} />
);

const Write = ({ link }: { link: RemoteLink }) =>
  link.table.value?.strangers === undefined ? <WriteLine link={link} /> : <FreeText link={link} />;

const WriteLine = ({ link }: { link: RemoteLink }) => (
  <Line label={t('chat')} longest={300} send={(text) => link.ask({ type: 'say', text })} />
);

const FreeText = ({ link }: { link: RemoteLink }) => {
  const { seats = [], status, strangers } = link.table.value ?? {};
  const others = seats.filter(({ person, seat }) => person !== undefined && seat !== link.me.value);
  if (status !== 'over' || others.length === 0) return null;
  const writes = (person: string | undefined) => person !== undefined && strangers?.writers?.includes(person) === true;
  const on = writes(seats.find(({ seat }) => seat === link.me.value)?.person);
  const who = others.filter(({ person }) => writes(person)).map(({ seat }) => link.people.value[seat]?.name ?? seat);
  return (
    <>
      <Toggle
        label={t('freeText')}
        hint={who.length === 0 ? t('freeTextHint') : t('writesToo')(who.join(', '))}
        on={on}
        set={(wanted) => link.ask({ type: 'free-text', on: wanted })}
      />
      {on && who.length > 0 && <WriteLine link={link} />}
    </>
  );
};

type ChipsProps<Q extends Quick> = { of: readonly Q[]; says(one: Q): string; link: RemoteLink };

const Chips = <Q extends Quick>({ of, says, link }: ChipsProps<Q>) => (
  <div class="chips">
    {of.map((quick) => (
      <button type="button" key={quick} class="chip-button" onClick={() => link.ask({ type: 'say', quick })}>
        {says(quick)}
      </button>
    ))}
  </div>
);

/** During and after a game. Spectators may block strangers, too. */
const talksOfOthers = ({ me, table }: RemoteLink): boolean =>
  table.value?.status !== 'lobby' && (me.value !== undefined || table.value?.strangers !== undefined);

/** Phrases about the chosen player. Strangers can be blocked even if they have said nothing. */
const Others = ({ link, speaks }: { link: RemoteLink; speaks: boolean }) => {
  const [chosen, choose] = useState<Seat | undefined>();
  const people = link.people.value;
  const { seats = [], strangers } = link.table.value ?? {};
  const others = seats.filter((one) => !isFree(one) && one.seat !== link.me.value);
  const about = others.find(({ seat }) => seat === chosen);
  return (
    <>
      <fieldset class="chips">
        <legend class="unseen">{t('talkAbout')}</legend>
        {others.map(({ seat }) => (
          <button
            type="button"
            key={seat}
            class="chip-button"
            aria-pressed={seat === chosen}
            onClick={() => choose(seat === chosen ? undefined : seat)}
          >
            {people[seat]?.name ?? seat}
          </button>
        ))}
      </fieldset>
      {about !== undefined && speaks && (
        <Chips
          of={ABOUT_SEAT.map((phrase) => `${phrase} ${about.seat}` as const)}
          says={(quick) => wordsIn({ quick }, people) ?? quick}
          link={link}
        />
      )}
      {about?.person !== undefined && strangers !== undefined && (
        <BlockButton key={about.person} person={about.person} name={people[about.seat]?.name ?? about.seat} />
      )}
    </>
  );
};

/** Closed during a game whose speech consists of moves. */
const useClosed = (link: RemoteLink): boolean =>
  useGame(link.table.value?.game)?.speech === true && link.table.value?.status === 'playing';

export const ChatBeside = ({ link }: { link: RemoteLink }) => (useClosed(link) ? null : <Chat link={link} />);

/** The newest chat line of others, for screen readers. */
export const Overheard = ({ link: { talk, me } }: { link: RemoteLink }) => {
  const last = talk?.value.at(-1);
  return (
    <div class="unseen overheard" role="status">
      {last !== undefined && last.seat !== me.value && `${last.name} ${last.says}`}
    </div>
  );
};

const isMine = ({ table, me }: RemoteLink, { person }: ChatLine): boolean =>
  person !== undefined && table.value?.seats.find(({ seat }) => seat === me.value)?.person === person;

export const ChatTool = ({ link }: { link: RemoteLink }) => {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  const closed = useClosed(link);
  const lines = link.chat.value.length;
  const fresh = link.chat.value.slice(read).filter((line) => !isMine(link, line)).length;
  if (closed) return null;
  return (
    <>
      <button
        type="button"
        class="tool"
        onClick={() => {
          setOpen(true);
          setRead(lines);
        }}
      >
        {t('chat')}
        {fresh > 0 && !open && <b class="unread">{fresh}</b>}
      </button>
      {open && (
        <Sheet
          title={t('chat')}
          close={() => {
            setOpen(false);
            setRead(lines);
          }}
        >
          <Chat link={link} />
        </Sheet>
      )}
    </>
  );
};
