/** The middle of the table: piles, offered or laid cards, current choices, the last sentence. */
import './css/centre.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { lang } from '../../../web/base/settings.ts';
import { t } from '../../../web/base/text/table.ts';
import { roving } from '../../../web/parts/roving.ts';
import { Sheet } from '../../../web/parts/sheet.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import { isJoker, type Joker } from '../rules/jokers.ts';
import { parse } from '../rules/moves.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { printed } from '../words/printed.ts';
import { Back, Either, Face, nameOf } from './card.tsx';
import { lastUp, nextIn, openDiscards, SLOTS } from './choices.ts';
import { Laid } from './laid.tsx';
import type { Highlight } from './lesson-marks.ts';
import { isLaying, type Plan, taking } from './plan.ts';

type Props = {
  view: AssassinXView;
  heard: readonly Said[];
  text: AssassinXText;
  words: GameWords;
  names: Names;
  plan: Plan;
  /** I am asked, and may touch what is here. */
  asked: boolean;
  headline: string;
  hushed: boolean;
  ms: number;
  /** A scene is drawn over the middle. */
  covered: boolean;
  change(plan: Plan): void;
  send(move: string): void;
  mark: Highlight;
  closed: boolean;
  close(): void;
};

export const Centre = (props: Props) => {
  const { view, heard, text, names, headline, hushed, ms, covered } = props;
  const up = lastUp(heard);
  const [open, setOpen] = useState(false);
  const discards = open ? openDiscards(heard) : [];
  const to = nextIn(view, view.turn);
  const called = (seat: Seat) => (seat === view.me ? text.you : names(seat));
  return (
    <section class="cobbles" aria-label={text.cobbles}>
      <p class="signpost" key={`${view.round} ${view.turn} ${to}`}>
        <span>{text.sign(view.round, called(view.turn), called(to))}</span>{' '}
        <span class={`spin ${view.direction === 1 ? '' : 'counter'}`} aria-hidden="true">
          ↻
        </span>
        <span class="unseen">{view.direction === 1 ? text.clockwise : text.anticlockwise}</span>
        {(view.truce ?? []).length > 0 && <b class="truce">{text.truceSign}</b>}
      </p>
      <div class="well" data-at="well">
        {!covered && <Well {...props} />}
      </div>
      <p class="headline">
        <span key={headline} class={hushed ? 'hushed' : ''}>
          {headline}
        </span>
        {ms > 0 && <i class="fuse" key={headline} style={{ '--ms': `${ms}ms` }} />}
      </p>
      <div class="heap draw" data-at="pile" role="img" aria-label={`${text.pile} ${view.pile}`}>
        {view.pile > 0 && <Back />}
        <span class="count" key={view.pile}>
          {text.pile} <b>{view.pile}</b>
        </span>
      </div>
      <button type="button" class="heap thrown" data-at="discard" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {up !== undefined ? <Face of={up} /> : view.discard > 0 && <Back />}
        <span class="count" key={view.discard}>
          {text.discard} <b>{view.discard}</b>
        </span>
        {up !== undefined && <span class="unseen">, {text.lastUp(nameOf(up))}</span>}
      </button>
      {open && (
        <Sheet title={text.discard} close={() => setOpen(false)}>
          <section class="open-discards">
            <h2>{text.discard}</h2>
            <p class="hint">{discards.length === 0 ? text.noneOpen : text.openOnes}</p>
            <div class="row grid">
              {discards.map((card, i) => (
                <Face key={`${card} ${i + 1}`} of={card} />
              ))}
            </div>
            <p class="unseen">{discards.map(nameOf).join(', ')}</p>
          </section>
        </Sheet>
      )}
    </section>
  );
};

const Well = (props: Props) => {
  const { view, asked, plan, closed } = props;
  if (view.phase === 'joker' && asked) return <Jokers {...props} />;
  if (view.phase === 'swap' && asked) return <Discards {...props} />;
  if (view.phase === 'offer' && asked) return <Slotted {...props} />;
  if (view.shown !== undefined && !closed && !(view.phase === 'take' && asked))
    return <Shown {...props} shown={view.shown} />;
  if (view.offer !== undefined)
    return view.phase === 'take' && asked ? <Takes {...props} offer={view.offer} /> : <Offer offer={view.offer} />;
  if (asked && isLaying(view, plan) && view.phase === 'action') return <Laid {...props} cards={plan.laid} />;
  return asked && view.phase === 'action' && plan.raised === undefined ? <Fuse {...props} /> : null;
};

const Fuse = ({ text, send }: Props) => (
  <button type="button" class="street" data-move={PASS} onClick={() => send(PASS)}>
    <b>{text.fuse}</b>
    <svg viewBox="0 0 300 90" aria-hidden="true">
      <path class="ash" d="M6 70 C60 40 90 66 130 56" />
      <path class="cord" d="M130 56 C190 42 220 30 294 14" />
      <g class="spark" transform="translate(130 56)">
        <path d="M0 -16V16M-16 0H16M-11 -11L11 11M-11 11L11 -11" />
        <circle r="7" />
      </g>
    </svg>
    <small>{text.fuseHint}</small>
  </button>
);

/** X10 Three slots: shown, hidden, and one that can be turned. */
const Slotted = ({ view, text, plan, change, mark }: Props) => {
  const hand = view.hand ?? [];
  const up = (slot: number) => slot === 0 || (slot === 2 && plan.up);
  return (
    <div class="row slots">
      {SLOTS.map((slot) => {
        const at = plan.slots[slot];
        const card = hand[at ?? -1];
        const side = up(slot) ? text.shown : text.hidden;
        const seen = up(slot) && card === 'assassin';
        return (
          <div class={`slot ${up(slot) ? 'up' : 'face-down'} ${seen ? 'danger' : ''}`} key={slot}>
            {card === undefined || at === undefined ? (
              <span key="empty" class="empty">
                {slot === 2 ? text.free : side}
              </span>
            ) : (
              <button
                type="button"
                key="card"
                class={`bare ${mark.slot === slot ? 'wanted' : ''}`}
                onClick={() => change({ ...plan, slots: SLOTS.map((s) => (s === slot ? undefined : plan.slots[s])) })}
              >
                <span class="unseen">{text.takeBack(nameOf(card))}</span>
                <Face of={card} />
              </button>
            )}
            {slot === 2 ? (
              <button
                type="button"
                key="turn"
                class="turn"
                aria-keyshortcuts="T"
                onClick={() => change({ ...plan, up: !plan.up })}
              >
                <span class="unseen">{text.flip(side)}</span>
                <span aria-hidden="true">{side} ⟳</span>
              </button>
            ) : (
              <span key="turn" class="turn">
                {side}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
};

/** X11 The three offered cards, to take one. */
const Takes = ({ view, text, words, names, plan, change, mark, offer }: Props & { offer: readonly (Card | '?')[] }) => (
  <div class="row offer" role="toolbar" aria-label={text.cobbles} onKeyDown={roving}>
    {offer.map((card, i) => (
      <button
        type="button"
        key={`${card} ${i + 1}`}
        class={`bare pick ${plan.taken === i ? 'raised' : ''} ${mark.take === i ? 'wanted' : ''}`}
        aria-pressed={plan.taken === i}
        aria-keyshortcuts={`${i + 1}`}
        tabIndex={i === 0 ? 0 : -1}
        onClick={() => change(taking(plan, i))}
      >
        <span class="unseen">{words.move(`take ${i}`, names, view).title}</span>
        <Either of={card} />
      </button>
    ))}
  </div>
);

/** X11 The three offered cards, to look at. */
const Offer = ({ offer }: { offer: readonly (Card | '?')[] }) => (
  <div class="row offer">
    {offer.map((card, i) => (
      <Either key={`${card} ${i + 1}`} of={card} />
    ))}
  </div>
);

/** X40 Two jokers with their full text; a touch keeps one. */
const Jokers = ({ view, send }: Props) => {
  const jokers = (view.legal ?? []).flatMap((move): Joker[] => {
    const words = parse(move);
    return words[0] === 'keep' ? [words[1]] : [];
  });
  return (
    <div class="tiles jokers" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
      {jokers.map((joker, i) => (
        <button
          type="button"
          class="tile keeps"
          key={joker}
          data-move={`keep ${joker}`}
          aria-keyshortcuts={`${i + 1}`}
          tabIndex={i === 0 ? 0 : -1}
          onClick={() => send(`keep ${joker}`)}
        >
          <Emblem name={`assassin-x/${joker}`} />
          <b>{nameOf(joker)}</b>
          <small>{printed.in(lang.value).texts[joker]}</small>
        </button>
      ))}
    </div>
  );
};

/** X42 The discards to search. Jokers and assassins cannot be taken. */
const Discards = ({ view, text, plan, change }: Props) => (
  <div class="secret-box">
    <p class="secret-title">{text.theirs}</p>
    <div class="row grid" role="toolbar" aria-label={text.theirs} onKeyDown={roving}>
      {(view.discards ?? []).map((card, i) => {
        const fits = (view.legal ?? []).some((move) => swapsFor(move, card));
        return (
          <button
            type="button"
            key={`${card} ${i + 1}`}
            class={`bare ${fits ? 'pick' : ''} ${plan.theirs === i ? 'raised' : ''}`}
            disabled={!fits}
            aria-pressed={plan.theirs === i}
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => change({ ...plan, theirs: i })}
          >
            <span class="unseen">{nameOf(card)}</span>
            <Face of={card} />
          </button>
        );
      })}
    </div>
  </div>
);

const swapsFor = (move: string, card: Card): boolean => {
  const words = parse(move);
  return words[0] === 'swap' && words[2] === card;
};

type ShownCards = NonNullable<AssassinXView['shown']>;

/** X30 X42 Cards shown to me alone, until I close them. */
const Shown = ({ shown, text, names, close }: Props & { shown: ShownCards }) => (
  <Secret title={text.sees(names(shown.seat))}>
    <div class="row">
      {shown.hand.map((card, i) => (
        <Face key={`${card} ${i + 1}`} of={card} />
      ))}
      {isJoker(shown.joker) && <Face of={shown.joker} />}
    </div>
    <p class="unseen">{[...shown.hand, ...(isJoker(shown.joker) ? [shown.joker] : [])].map(nameOf).join(', ')}</p>
    <button type="button" class="seen-it" onClick={close}>
      {text.close}
    </button>
  </Secret>
);

const Secret = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="secret-box">
    <p class="secret-title">{title}</p>
    {children}
  </div>
);
