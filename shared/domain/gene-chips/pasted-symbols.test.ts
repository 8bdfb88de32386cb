import { pastedSymbols } from './pasted-symbols.ts';

test.each([
  ['commas', 'Abl1, Abl2,Tgfb1', ['Abl1', 'Abl2', 'Tgfb1']],
  ['lines of a file', 'Abl1\r\nAbl2\r\n\r\n', ['Abl1', 'Abl2']],
  ['cells of a spreadsheet', 'Abl1\tAbl2', ['Abl1', 'Abl2']],
  ['semicolons and blanks', ' Abl1; Abl2  Tgfb1 ', ['Abl1', 'Abl2', 'Tgfb1']],
  ['repetitions', 'Abl1,Abl1', ['Abl1']],
  ['one symbol', ' H2-Ab1 ', ['H2-Ab1']],
  ['nothing', ' ,\n', []],
])('symbols are taken out of a pasted text with %s', (_separator, text, expected) => {
  expect(pastedSymbols(text)).toEqual(expected);
});
