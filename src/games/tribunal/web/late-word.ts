/** T70 A word is for the question at which it was begun. Where that has closed meanwhile, it is not sent, but offered again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Link } from '../../../web/link/link.ts';
import { isWord } from '../rules/stock.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import { isFair } from './choices.ts';

export type LateWords = {
  /** What came too late, while the step lasts into which it fell. */
  readonly late: string | undefined;
  drop(): void;
  send(move: string): void;
};

type Late = { readonly word: string; readonly step: number };

/** `shown`: by what whoever speaks saw; the court may be further on. */
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
    // what is shown may still offer it: a second touch was meant for the first
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
