/** Speaking in three touches: whom, what, why. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { spokenOf } from './choices.ts';
import { Claims } from './claims.tsx';
import { Faces } from './controls.tsx';
import type { Doing, Speaks } from './dock-props.ts';

export const Speaking = ({ view, text, words, names, send, settled, wanted, open, setOpen }: Doing & Speaks) => {
  const [about, setAbout] = useState<Seat | undefined>();
  const seats = spokenOf(view);
  const close = () => {
    setOpen(false);
    setAbout(undefined);
  };
  if (!open)
    return (
      <button type="button" class="primary speak" onClick={() => settled() && setOpen(true)}>
        {text.speak}
      </button>
    );
  return (
    <section class="composing" aria-label={text.speak}>
      <p class="whom">
        {text.speakOf}
        <button type="button" class="bare stop" aria-label={text.speakNot} onClick={close}>
          ×
        </button>
      </p>
      <Faces
        seats={seats}
        names={names}
        label={text.speakOf}
        isOn={(seat) => seat === about}
        move={(seat) => `about ${seat}`}
        pick={(seat) => setAbout(seat === about ? undefined : seat)}
      />
      {about !== undefined && (
        <Claims
          key={about}
          {...{ view, words, names, wanted }}
          seat={about}
          to={undefined}
          say={(move) => {
            send(move);
            close();
          }}
        />
      )}
    </section>
  );
};
