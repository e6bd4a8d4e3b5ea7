/** Speaking in three touches: whom, what, why. Beside a big screen it only points. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { confidencesAbout, spokenOf } from './choices.ts';
import { Claims } from './claims.tsx';
import { Confide } from './confide.tsx';
import { Faces } from './controls.tsx';
import type { ActionProps, Speaks } from './dock-props.ts';

export const Speaking = ({
  role,
  view,
  text,
  words,
  names,
  send,
  settled,
  wanted,
  open,
  setOpen,
}: ActionProps & Speaks) => {
  const pointing = role === 'hand';
  const [label, whom] = pointing ? [text.point, text.pointAt] : [text.speak, text.speakOf];
  const [about, setAbout] = useState<Seat | undefined>();
  const [confides, setConfides] = useState(false);
  const { me } = view;
  // claims are words, and beside a big screen people talk aloud
  const mayConfide = !pointing && me !== undefined && confidencesAbout(view, me).length > 0;
  const seats = [...spokenOf(view), ...(mayConfide ? [me] : [])];
  const choose = (seat: Seat | undefined) => {
    setAbout(seat);
    setConfides(false);
  };
  const close = () => {
    setOpen(false);
    choose(undefined);
  };
  const speak = (move: string) => {
    send(move);
    close();
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
        pick={(seat) => choose(seat === about ? undefined : seat)}
      />
      {about !== undefined && about !== me && !confides && (
        <Claims
          key={about}
          {...{ view, text, words, names, wanted, pointing }}
          seat={about}
          to={undefined}
          say={speak}
        />
      )}
      {about !== undefined && !pointing && (
        <Confide
          {...{ view, text, words, names, wanted }}
          seat={about}
          open={confides}
          setOpen={setConfides}
          say={speak}
        />
      )}
    </section>
  );
};
