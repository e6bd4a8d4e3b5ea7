/** Speaking in three touches: whom, what, why. Beside a big screen it is pointing. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { spokenOf } from './choices.ts';
import { Claims } from './claims.tsx';
import { Faces } from './controls.tsx';
import type { Doing, Speaks } from './dock-props.ts';

export const Speaking = ({ role, view, text, words, names, send, settled, wanted, open, setOpen }: Doing & Speaks) => {
  const pointing = role === 'hand';
  const [label, whom] = pointing ? [text.point, text.pointAt] : [text.speak, text.speakOf];
  const [about, setAbout] = useState<Seat | undefined>();
  const seats = spokenOf(view);
  const close = () => {
    setOpen(false);
    setAbout(undefined);
  };
  if (!open)
    return (
      <button type="button" class="primary speak" onClick={() => settled() && setOpen(true)}>
        {label}
      </button>
    );
  return (
    <section class="composing" aria-label={label}>
      <p class="whom">
        {whom}
        <button type="button" class="bare stop" aria-label={text.speakNot} onClick={close}>
          ×
        </button>
      </p>
      <Faces
        seats={seats}
        names={names}
        label={whom}
        isOn={(seat) => seat === about}
        move={(seat) => `about ${seat}`}
        pick={(seat) => setAbout(seat === about ? undefined : seat)}
      />
      {about !== undefined && (
        <Claims
          key={about}
          {...{ view, words, names, wanted, pointing }}
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
