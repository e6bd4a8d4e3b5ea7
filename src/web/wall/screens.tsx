/** The host is asked whether a big screen may show his table, where watchers are barred or late. */
import type { RemoteLink } from '../link/remote.ts';
import { useWallText } from './words.ts';

export const ScreenAsks = ({ link }: { link: RemoteLink }) => {
  const text = useWallText();
  const person = link.screens.value[0]?.person;
  if (person === undefined || text === undefined) return null;
  const say = (may: boolean) => link.ask({ type: 'screen', person, may });
  return (
    <div class="toast-place away" role="alert">
      <p class="toast screen-asks">
        {text.asks}{' '}
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
