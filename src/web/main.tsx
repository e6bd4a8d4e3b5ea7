import { render } from 'preact';
import { App } from './app.tsx';
import { ROOT } from './root.ts';
import { loadMessages } from './text/text.ts';

const root = document.getElementById('app');
if (root !== null) {
  await loadMessages();
  render(<App />, root);
}

if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(`${ROOT}service-worker.js`).catch(() => undefined);
