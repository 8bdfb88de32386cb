import { termOf } from './terms.ts';

test.each([
  ['TPN:000000042', 'TPN'],
  ['PIN:0000000001', 'PIN'],
  ['TPO:000000000004', 'TPO'],
  ['MIN:000000000555', 'MIN'],
  ['PSN:000000000003', 'PSN'],
  ['MGI:1918021', undefined],
  ['toString:1', undefined],
  ['nothing', undefined],
])('%s begins with the term %s', (id, term) => {
  expect(termOf(id)).toBe(term);
});
