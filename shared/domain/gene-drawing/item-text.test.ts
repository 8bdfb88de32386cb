import { itemText } from './item-text.ts';

const AT = { id: '1', name: 'GID:1', start: 105_001, stop: 105_023, kind: 'guide' as const };

it.each([
  [{ ...AT, strand: '+' }, 'GID:1: 10:105,001-105,023, plus strand'],
  [
    { ...AT, strand: '-', pam: { start: 105_001, stop: 105_003 }, cutAfter: 105_006 },
    'GID:1: 10:105,001-105,023, minus strand, PAM at 105,001-105,003, cut between 105,006 and 105,007',
  ],
  [{ ...AT, strand: null }, 'GID:1: 10:105,001-105,023'],
])('an item in words (issue: hover and keyboard focus tell coordinates): %#', (item, text) => {
  expect(itemText(item, '10')).toBe(text);
});
