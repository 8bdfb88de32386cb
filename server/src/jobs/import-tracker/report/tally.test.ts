import { Tally } from './tally.ts';

test('rows are counted once, remarks by column and reason, with the first of them as examples', () => {
  const tally = new Tally('person', 'person', 2);
  tally.addRead(6);
  tally.take([]);
  tally.take([
    { key: 'id 2', column: 'email', reason: 'small letters', from: 'A@x', to: 'a@x' },
    { key: 'id 2', column: 'name', reason: 'blanks', from: ' A', to: 'A', isNoise: true },
  ]);
  tally.take([{ key: 'id 6', column: 'name', reason: 'blanks', from: ' D', to: 'D', isNoise: true }]);
  tally.match([{ key: 'id 3', column: 'email', reason: 'small letters', from: 'B@x', to: 'b@x' }]);
  tally.match([{ key: 'id 4', column: 'email', reason: 'small letters', from: 'C@x', to: 'c@x' }]);
  tally.refuse({ key: 'id 5', column: 'email', reason: 'no address', advice: 'Correct it.', from: 'nobody' });

  expect(tally.report()).toEqual({
    source: 'person',
    target: 'person',
    read: 6,
    taken: 3,
    matched: 2,
    changed: 4,
    toSee: 3,
    refused: 1,
    changes: [
      {
        column: 'email',
        reason: 'small letters',
        rows: 3,
        isNoise: false,
        examples: [
          { key: 'id 2', from: 'A@x', to: 'a@x' },
          { key: 'id 3', from: 'B@x', to: 'b@x' },
        ],
      },
      {
        column: 'name',
        reason: 'blanks',
        rows: 2,
        isNoise: true,
        examples: [
          { key: 'id 2', from: ' A', to: 'A' },
          { key: 'id 6', from: ' D', to: 'D' },
        ],
      },
    ],
    refusals: [
      {
        column: 'email',
        reason: 'no address',
        advice: 'Correct it.',
        rows: 1,
        isNoise: false,
        examples: [{ key: 'id 5', from: 'nobody' }],
      },
    ],
  });
});
