/** A page whose content is not there yet: after a moment it says so, and is never bare. */
import { Emblem } from '../base/art/emblem.tsx';

export const Loading = () => (
  <main class="page loading" aria-busy="true">
    <Emblem name="masks" class="big" />
  </main>
);
