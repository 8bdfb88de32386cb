/** @jest-environment jest-fixed-jsdom */
import { opensSearch } from './search-shortcut.ts';

function elementOf(html: string): Element | null {
  const frame = document.createElement('div');
  frame.innerHTML = html;
  return frame.firstElementChild;
}

test.each<[string, KeyboardEventInit, string, boolean]>([
  ['a slash on the page', { key: '/' }, '<main></main>', true],
  ['a slash in a text box', { key: '/' }, '<input>', false],
  ['a slash in a text area', { key: '/' }, '<textarea></textarea>', false],
  ['a slash in a choice', { key: '/' }, '<select></select>', false],
  ['Ctrl and K in a text box', { key: 'k', ctrlKey: true }, '<input>', true],
  ['Cmd and K', { key: 'K', metaKey: true }, '<main></main>', true],
  ['Ctrl and slash', { key: '/', ctrlKey: true }, '<main></main>', false],
  ['AltGr and K', { key: 'k', ctrlKey: true, altKey: true }, '<main></main>', false],
  ['K alone', { key: 'k' }, '<main></main>', false],
])('%s', (_name, init, html, expected) => {
  const target = elementOf(html);
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true });
  target?.dispatchEvent(event);
  expect(opensSearch(event)).toBe(expected);
});

test('a key that something else has taken opens nothing', () => {
  const event = new KeyboardEvent('keydown', { key: '/', cancelable: true });
  event.preventDefault();
  expect(opensSearch(event)).toBe(false);
});
