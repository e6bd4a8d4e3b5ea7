/** The dock of the lobby: phrases, the main button, and rare actions below it. */
import { useState } from 'preact/hooks';
import { LONGEST_NAME, type Quick } from '../../../protocol/lists.ts';
import { readMask, writeMask } from '../../../words/masks.ts';
import { isFailure, signIn } from '../../base/api.ts';
import { mask } from '../../base/own-mask.ts';
import { go } from '../../base/router.ts';
import { name } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { isFree } from '../../link/room.ts';
import { explain } from '../../parts/faults.ts';
import { Form } from '../../parts/form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Chat } from '../chat/chat.tsx';
import { LeadOn } from '../chat/lead.tsx';
import { MaskChoice } from '../masks/choice.tsx';
import { useMaskText } from '../masks/text.ts';
import { useInvitation } from './box-lid.tsx';
import { type Lobby, takenBeside } from './lobby.ts';

const PHRASES: readonly Quick[] = ['who-lies-best', 'i-am-ready', 'one-more'];

export const LobbyDock = ({ lobby }: { lobby: Lobby }) => {
  const { link, mine, host, table } = lobby;
  const { url, copied, share } = useInvitation(link);
  const [wearing, setWearing] = useState(false);
  const [talking, setTalking] = useState(false);
  const text = useMaskText();
  return (
    <section class="lobby-dock">
      {mine !== undefined && (
        <div class="phrases">
          {PHRASES.map((phrase) => (
            <button type="button" key={phrase} onClick={() => link.ask({ type: 'say', quick: phrase })}>
              {t('quick')[phrase]}
            </button>
          ))}
          <button type="button" aria-label={t('chat')} aria-haspopup="dialog" onClick={() => setTalking(true)}>
            Aa
          </button>
        </div>
      )}
      {table.notice !== undefined && <p role="status">{t('interrupted')}</p>}
      <Deed lobby={lobby} />
      <div class="seldom">
        {url !== undefined && (
          <button type="button" onClick={share}>
            {copied ? t('copied') : t('shareLink')}
          </button>
        )}
        {mine !== undefined && (
          <button type="button" aria-haspopup="dialog" onClick={() => setWearing(true)}>
            {text?.change}
          </button>
        )}
        {mine === undefined && host && table.seats.some(isFree) && (
          <button type="button" class="sit-too" onClick={link.sit}>
            {t('sitDown')}
          </button>
        )}
        {mine !== undefined && <GetUp lobby={lobby} />}
      </div>
      {wearing && <OwnMask lobby={lobby} close={() => setWearing(false)} />}
      {talking && (
        <Sheet title={t('chat')} close={() => setTalking(false)}>
          <Chat link={link} />
        </Sheet>
      )}
    </section>
  );
};

/** The host begins, whoever is there; others read who does. */
const Deed = ({ lobby }: { lobby: Lobby }) => {
  const { link, table, mine, host, bot } = lobby;
  const [wishes, setWishes] = useState(false);
  const free = table.seats.filter(isFree).length;
  const taken = link.refusal.value?.code === 'name-taken';
  // whoever came to watch gave no name
  const nameless = name.value.trim() === '';
  if (mine === undefined && !host && (taken || (wishes && nameless)))
    return <OtherName lobby={lobby} fault={taken ? explain('name-taken') : undefined} />;
  if (mine === undefined && !host)
    return free === 0 || table.dealing !== undefined ? (
      <Said lobby={lobby} />
    ) : (
      <button type="button" class="primary big" onClick={() => (nameless ? setWishes(true) : link.sit())}>
        {t('sitDown')}
      </button>
    );
  if (!host)
    return (
      <>
        <LeadOn link={link} class="primary big" />
        <Said lobby={lobby} />
      </>
    );
  // after a game those may still look at its end who have not said that they play again
  const missing = link.missing.value.map((seat) => link.people.value[seat]?.name ?? seat);
  const waits =
    missing.length === 0 &&
    table.status === 'over' &&
    table.seats.some((one) => one.person !== undefined && !one.ready && one !== mine);
  return (
    <>
      <button
        type="button"
        class="primary big begin"
        disabled={waits || table.dealing !== undefined}
        onClick={() => link.ask({ type: 'start', fill: bot === undefined ? {} : { bot } })}
      >
        {missing.length > 0 ? t('beginWithout')(missing) : free === 0 ? t('begin') : t('beginWith')(free)}
      </button>
      <Said lobby={lobby} waits={waits} />
    </>
  );
};

/** One line: what is wrong, else what one waits for, else that one is somebody else than one wished. */
const Said = ({ lobby, waits = false }: { lobby: Lobby; waits?: boolean }) => {
  const { link, table, mine, host } = lobby;
  const text = useMaskText();
  const worn = readMask(mine?.mask);
  const begins =
    table.leader?.name ?? link.people.value[table.seats.find(({ person }) => person === table.host)?.seat ?? 'A']?.name;
  const said = () => {
    if (link.connection.value !== 'open') return t('reconnecting');
    if (table.dealing !== undefined) return t('dealing');
    if (waits) return t('waitReady');
    if (text !== undefined && worn !== undefined && takenBeside(table, mine?.seat).includes(mask.value.form))
      return text.taken(text.forms[mask.value.form].taken, text.forms[worn.form].the);
    return host || begins === undefined ? '' : t('hostBegins')(begins);
  };
  return (
    <p class="hint" role="status">
      {said()}
    </p>
  );
};

const GetUp = ({ lobby: { link, table, host } }: { lobby: Lobby }) => {
  const others = table.seats.some(({ person }) => person !== undefined && person !== table.host);
  if (host && !others) return null;
  const getUp = () => {
    link.ask({ type: 'leave' });
    if (!table.watch) go('');
  };
  return (
    <button type="button" class="get-up" onClick={getUp}>
      {table.watch ? t('onlyWatch') : t('standUp')}
    </button>
  );
};

const OwnMask = ({ lobby: { link, table, mine }, close }: { lobby: Lobby; close(): void }) => {
  const text = useMaskText();
  const keep = () => {
    link.ask({ type: 'mask', mask: writeMask(mask.value) });
    close();
  };
  return (
    <Sheet title={text?.change ?? ''} close={keep}>
      <h2>{text?.change}</h2>
      <MaskChoice seat={mine?.seat ?? 'A'} taken={takenBeside(table, mine?.seat)} />
    </Sheet>
  );
};

/** Two friends of one name, or one who had none: he takes one, and sits down. */
const OtherName = ({ lobby: { link }, fault: first }: { lobby: Lobby; fault: string | undefined }) => {
  const [wish, setWish] = useState(name.value);
  const [fault, setFault] = useState(first);
  const sit = async () => {
    const who = await signIn(wish);
    if (isFailure(who)) return setFault(explain(who.code));
    name.value = who.name;
    link.sit();
  };
  return (
    <Form class="other-name" submit={sit}>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="line">
        <input
          aria-label={t('yourName')}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={wish}
          onInput={(event) => setWish(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={wish.trim() === ''}>
          {t('sitDown')}
        </button>
      </div>
    </Form>
  );
};
