import { givenNumber, OWN_ID, STORED_NUMBER } from './public-numbers.ts';

const judge = (number: string | null, stored: string | null, id = '42') =>
  givenNumber({ table: 'project', column: 'tpn', width: 9 })(number, {
    [STORED_NUMBER]: stored,
    [OWN_ID]: id,
  });

test('a number that follows from the id of its row is not stored', () => {
  expect(judge('TPN:000000042', 'TPN:000000042')).toEqual({ value: null });
  expect(judge('TPN:1234567890', 'TPN:1234567890', '1234567890')).toEqual({ value: null });
});

test('one that does not stays, which changes nothing that people see', () => {
  expect(judge('TPN:000000007', ' TPN:000000007')).toMatchObject({ value: 'TPN:000000007', isNoise: true });
  expect(judge('TPN:42', 'TPN:42')).toMatchObject({ value: 'TPN:42', isNoise: true });
});

test.each([null, '', '  '])('a missing number follows from the id: %j', (stored) => {
  expect(judge('TPN:000000042', stored)).toMatchObject({ value: null, isNoise: true, was: stored });
});

test('a new number is reported to people with the old one', () => {
  for (const stored of ['TPN:000000007', 'Lake 7', null])
    expect(judge('TPN:000000999', stored)).toEqual({
      value: 'TPN:000000999',
      change: expect.stringContaining('new'),
      was: stored,
    });
});
