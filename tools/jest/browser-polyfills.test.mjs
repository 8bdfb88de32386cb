/** @jest-environment jest-fixed-jsdom */
import './browser-polyfills.mjs';

test.each([
  ['the window', () => window],
  ['the document', () => document],
  ['an element', () => document.body],
])('a listener on %s lets go when its signal aborts', (_name, target) => {
  const heard = jest.fn();
  const listening = new AbortController();
  target().addEventListener('ping', heard, { signal: listening.signal });
  target().dispatchEvent(new Event('ping'));
  listening.abort();
  target().dispatchEvent(new Event('ping'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a signal that has aborted already adds no listener, and other options still count', () => {
  const heard = jest.fn();
  window.addEventListener('ping', heard, { signal: AbortSignal.abort() });
  window.addEventListener('pong', heard, { once: true });
  for (const type of ['ping', 'pong', 'pong']) window.dispatchEvent(new Event(type));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('by default no screen is small, dark or without motion', () => {
  expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
});

test('a dialog that closes gives the focus back', () => {
  document.body.innerHTML = '<button>Open</button><dialog></dialog>';
  const [button, dialog] = [document.querySelector('button'), document.querySelector('dialog')];
  button?.focus();
  dialog?.showModal();
  expect(dialog?.open).toBe(true);
  dialog?.close();
  expect(document.activeElement).toBe(button);
});
