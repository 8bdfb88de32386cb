import { transcriptsIn } from './transcripts.ts';

test.each([
  [null, []],
  ['', []],
  ['Abl1-201__ENSMUST001', [{ name: 'Abl1-201', id: 'ENSMUST001' }]],
  [
    'Abl1-201__ENSMUST001, Abl1-202__ENSMUST002,',
    [
      { name: 'Abl1-201', id: 'ENSMUST001' },
      { name: 'Abl1-202', id: 'ENSMUST002' },
    ],
  ],
  ['Abl1-203', [{ name: 'Abl1-203', id: '' }]],
])('transcripts of %j (spec part 2 §3: comma list of name__transcriptId)', (text, expected) => {
  expect(transcriptsIn(text)).toEqual(expected);
});
