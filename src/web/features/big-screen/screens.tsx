/** The host's control of big screens: allow one to host, list them, close them. */
import { useState } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import type { RemoteLink } from '../../link/remote.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { WallText } from './text/fr.ts';
import { useWallText } from './words.ts';

type Props = { readonly link: RemoteLink };

export const ScreenAsks = ({ link }: Props) => {
  const text = useWallText();
  const asking = link.screens.value.find(({ may }) => may === undefined);
  if (asking === undefined || text === undefined) return null;
  const { person, name } = asking;
  const say = (may: boolean) => link.ask({ type: 'screen', person, may });
  return (
    <div class="toast-place away" role="alert">
      <p class="toast screen-asks">
        {text.asks(name)}{' '}
        <button type="button" class="primary" onClick={() => say(true)}>
          {text.allow}
        </button>{' '}
        <button type="button" onClick={() => say(false)}>
          {text.refuse}
        </button>
      </p>
    </div>
  );
};

const Rows = ({ link, text }: Props & { readonly text: WallText }) => (
  <ul class="screen-list">
    {link.screens.value.map(({ person, name, may }) => (
      <li key={person} class="deeds">
        {may !== true && (
          <button type="button" onClick={() => link.ask({ type: 'screen', person, may: true })}>
            {text.letShow(name)}
          </button>
        )}
        {may !== false && (
          <button type="button" onClick={() => link.ask({ type: 'screen', person, may: false })}>
            {text.closeScreen(name)}
          </button>
        )}
      </li>
    ))}
  </ul>
);

export const ScreenList = ({ link }: Props) => {
  const text = useWallText();
  if (text === undefined || link.screens.value.length === 0) return null;
  return (
    <section>
      <h3>{text.screens}</h3>
      <Rows link={link} text={text} />
    </section>
  );
};

export const ScreensTool = ({ link }: Props) => {
  const text = useWallText();
  const [open, setOpen] = useState(false);
  if (text === undefined || link.screens.value.length === 0) return null;
  return (
    <>
      <button type="button" class="tool always screens" aria-label={text.screens} onClick={() => setOpen(true)}>
        <Emblem name="spyglass" />
      </button>
      {open && (
        <Sheet title={text.screens} close={() => setOpen(false)}>
          <h2>{text.screens}</h2>
          <Rows link={link} text={text} />
        </Sheet>
      )}
    </>
  );
};
