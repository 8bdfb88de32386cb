import { searchesOnKey } from './searches-on-key.ts';

const press = (more: object = {}) => ({
  key: 'Enter',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  nativeEvent: { isComposing: false },
  ...more,
});

test.each<[string, object, string, boolean]>([
  ['Enter in one line', {}, 'Atrx', true],
  ['Enter in an empty box', {}, '', true],
  ['Enter after one line', {}, 'Atrx\n', true],
  ['Enter in several lines', {}, 'Atrx\nLbr', false],
  ['Ctrl and Enter in several lines', { ctrlKey: true }, 'Atrx\nLbr', true],
  ['Cmd and Enter in several lines', { metaKey: true }, 'Atrx\nLbr', true],
  ['Shift and Enter', { shiftKey: true }, 'Atrx', false],
  ['Enter that ends a composed letter', { nativeEvent: { isComposing: true } }, 'Atrx', false],
  ['a letter', { key: 'a' }, 'Atrx', false],
])('%s', (_name, more, text, expected) => {
  expect(searchesOnKey(press(more), text)).toBe(expected);
});
