/** A page whose content is loading: it says so after a moment, so that no page stays empty. */
import { Emblem } from '../base/art/emblem.tsx';

export const Loading = () => (
  <main class="page loading" aria-busy="true">
    <Emblem name="masks" class="big" />
  </main>
);
