/** How a television or laptop becomes the table: the address to type. */
import { addressFor } from '../../base/address.ts';
import { href } from '../../base/router.ts';
import { useWallText } from './words.ts';

export const shortOf = ({ host, pathname }: URL): string => `${host}${pathname}`;

export const ShowIt = ({ code }: { code: string }) => {
  const text = useWallText();
  const address = addressFor(href('w', code));
  if (text === undefined || address === undefined) return null;
  return (
    <section class="show-it">
      <h3>{text.show}</h3>
      <p>
        {text.showHint} <a href={address.href}>{shortOf(address)}</a>
      </p>
    </section>
  );
};
