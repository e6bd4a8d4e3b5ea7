/** One of my claims as a link: a friend believes or doubts it without seeing my cards. */
import { Fault } from '../../parts/form.tsx';
import './css/make.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { BodyIn } from '../../../protocol/routes.ts';
import { shortMoves } from '../../../protocol/short-moves.ts';
import { writeMask } from '../../../words/masks.ts';
import { addressFor } from '../../base/address.ts';
import { call, isFailure, signIn } from '../../base/api.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { mask } from '../../base/own-mask.ts';
import { href } from '../../base/router.ts';
import { called } from '../../base/settings.ts';
import { t } from '../../base/text/ending.ts';
import type { Finished } from '../../link/link.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import { moveOf } from '../../link/replay-stops.ts';
import { Sendable } from '../../parts/sharing.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { DaredClaim } from '../../table/web-part.ts';
import { dareText, loadDareText } from './text.ts';

type Props = { dares: readonly DaredClaim[]; game: Finished; me: Seat; loaded: Loaded; close(): void };

/** For a server's game, its link and move number; otherwise the game so far. */
const bodyOf = ({ game, me, loaded }: Props, { fact }: DaredClaim): BodyIn<'dare'> => {
  const at = moveOf(loaded, fact);
  const own = { seat: me, mask: writeMask(mask.value) };
  if (game.share !== undefined) return { ...own, share: game.share, at };
  const { game: id, options, seats, seed, first, moves } = game.record;
  return { ...own, record: { game: id, options, seats, seed, first, moves: shortMoves(moves.slice(0, at)) } };
};

const WHY: Readonly<Record<string, 'tooLong' | 'tooFast'>> = { 'too-large': 'tooLong', 'too-fast': 'tooFast' };

const MakeDare = (props: Props) => {
  const { dares, close } = props;
  const text = dareText();
  const [made, setMade] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const make = async (dared: DaredClaim) => {
    setBusy(true);
    setFault(undefined);
    const who = await signIn(called());
    const answer = isFailure(who) ? who : await call('dare', bodyOf(props, dared));
    setBusy(false);
    if (isFailure(answer)) setFault(text[WHY[answer.code] ?? 'notMade']);
    else setMade(answer.id);
  };
  // one sheet for both, so closing it closes both
  return (
    <Sheet title={text.title} close={close}>
      {made === undefined ? (
        <section class="make-dare">
          <h2>{text.title}</h2>
          <p>{text.about}</p>
          {dares.map((dared) => (
            <button key={dared.fact} type="button" class="dared" disabled={busy} onClick={() => void make(dared)}>
              <Emblem name={dared.lie ? 'bluff' : 'crown'} />
              <b>{dared.lie ? text.lie : text.truth}</b>
              <span>{dared.text}</span>
            </button>
          ))}
          <Fault says={fault} />
        </section>
      ) : (
        <Made id={made} />
      )}
    </Sheet>
  );
};

const Made = ({ id }: { id: string }) => {
  const text = dareText();
  const url = addressFor(href('d', id))?.href;
  if (url === undefined) return null; // the server first tells its public address
  const sent = { title: text.message, text: text.message, url };
  return (
    <Sendable title={text.title} sends={[sent, sent]} copies={url} copy={t('shareReplay')}>
      <input readOnly value={url} aria-label={text.link} onFocus={(event) => event.currentTarget.select()} />
      <p class="hint">{text.keeps}</p>
    </Sendable>
  );
};

export const fetchMaker = async () => {
  await loadDareText();
  return MakeDare;
};
