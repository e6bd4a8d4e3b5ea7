/**
 * T70 Words belong to the question at which they were begun. If it has closed meanwhile, they are not sent but offered
 * again.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Link } from '../../../web/link/link.ts';
import { isWord } from '../rules/stock.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import { isFair } from './choices.ts';

export type LateWords = {
  /** Unsent words, for as long as the step lasts. */
  readonly late: string | undefined;
  drop(): void;
  send(move: string): void;
};

type Late = { readonly word: string; readonly step: number };

/** `shown`: the view that the speaker saw; the court may have moved on. */
export const useLateWords = (link: Link, shown: TribunalView): LateWords => {
  const [late, setLate] = useState<Late | undefined>();
  const last = useRef<string | undefined>(undefined);
  const newest = (): TribunalView => {
    const view = link.seen.peek()?.view;
    return view !== undefined && isTribunal(view) ? view : shown;
  };
  const refusal = link.refusal.value;
  useEffect(() => {
    const word = last.current;
    if (refusal?.code !== 'stale' || word === undefined) return;
    last.current = undefined;
    setLate({ word, step: newest().docket.number });
    link.dismiss();
  }, [refusal]);
  const send = (move: string): void => {
    const now = newest();
    last.current = isWord(move) ? move : undefined;
    if (isWord(move) && isFair(shown, move) && !isFair(now, move)) {
      setLate({ word: move, step: now.docket.number });
      return;
    }
    // a repeated touch on a question that is already answered
    if (move === 'ready' && now.legal?.includes('ready') !== true) return;
    if (isWord(move)) setLate(undefined);
    link.send(move);
  };
  return {
    late: late !== undefined && shown.docket.number <= late.step ? late.word : undefined,
    drop: () => setLate(undefined),
    send,
  };
};
