import { cleanText, partsText } from './mgi-text.ts';

test('names and values, pairs and things are joined as MGI reads them (api-3 §8.4.4)', () => {
  const parts = [
    [['type', 'Cas9'] as const, ['class', null] as const],
    [['type', 'D10A'] as const, ['class', 'mRNA'] as const],
  ];
  expect(partsText(parts)).toBe('type::Cas9||class::**type::D10A||class::mRNA');
  expect(partsText([])).toBe('');
});

test.each([
  ['one\r\ntwo\nthree', 'one++n++two++n++three'],
  ['a\tb', 'a++t++b'],
  ['5\u2019 arm, 3\u2032 end, don\u2019t', "5' arm, 3' end, don\u2019t"],
  ['1\u20132', '1-2'],
  ['\u2022 item\u2026', ' item...'],
])('%j is cleaned', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});
