import { cellsOfText } from './spreadsheet.ts';

test.each([
  ['one', [['one']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['a "quoted" word\tb', [['a "quoted" word', 'b']]],
  ['"never closed\tb', [['"never closed', 'b']]],
])('%j from a spreadsheet is %j', (text, cells) => {
  expect(cellsOfText(text)).toEqual(cells);
});
