import './register.ts';
import './workers.ts';
import { render } from 'preact';
import { ROOT } from '../../web/base/root.ts';
import { loadMessages } from '../../web/base/text/text.ts';
import { App, firstScreen } from '../../web/screens/app.tsx';

const root = document.getElementById('app');
if (root !== null) {
  const [first] = await Promise.all([firstScreen(), loadMessages()]);
  render(<App first={first} />, root);
}

if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(`${ROOT}service-worker.js`).catch(() => undefined);
