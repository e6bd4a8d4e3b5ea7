import './register.ts';
import './workers.ts';
import { render } from 'preact';
import { App, firstScreen } from '../../web/app.tsx';
import { ROOT } from '../../web/root.ts';
import { loadMessages } from '../../web/text/text.ts';

const root = document.getElementById('app');
if (root !== null) {
  const [first] = await Promise.all([firstScreen(), loadMessages()]);
  render(<App first={first} />, root);
}

if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(`${ROOT}service-worker.js`).catch(() => undefined);
