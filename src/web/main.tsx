import { render } from 'preact';
import { App } from './app.tsx';
import { loadMessages } from './text/text.ts';

const root = document.getElementById('app');
if (root !== null) {
  await loadMessages();
  render(<App />, root);
}

if ('serviceWorker' in navigator && location.protocol === 'https:')
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
