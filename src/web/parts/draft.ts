/** A draft of an answer, composed for one question. It outlives its controls, which cards may cover. */
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';

/** An object per question. */
export const Question = createContext<object>({});

/** A hook for state that outlives its component. */
export const draft = <T>() => {
  const kept = new WeakMap<object, T>();
  return (first: T): readonly [T, (next: T) => void] => {
    const question = useContext(Question);
    const [, redraw] = useState(0);
    const keep = (next: T): void => {
      kept.set(question, next);
      redraw((n) => n + 1);
    };
    return [kept.get(question) ?? first, keep];
  };
};
