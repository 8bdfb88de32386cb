import { draftOrigin, overwrites } from './draft-origin.ts';

const row = (id: number, pam: string) => ({ id, pam });
const values = (comment: string, total: number | null, ...rows: { id: number; pam: string }[]) => ({
  details: { comment, total },
  guides: { rows },
});

describe('what a resumed draft is a change of', () => {
  test('what is stored by now, but for what both sides have changed', () => {
    const base = values('first', 1, row(7, 'AGG'), row(8, 'AGG'));
    const mine = values('mine', 1, row(7, 'CGG'), row(8, 'CGG'));
    const theirs = values('theirs', 2, row(7, 'TGG'), row(8, 'AGG'));
    expect(draftOrigin({ base, mine, theirs })).toEqual(values('first', 2, row(7, 'AGG'), row(8, 'AGG')));
  });

  test('a row that the person has changed and somebody else has removed is as it was', () => {
    const base = values('', 1, row(7, 'AGG'));
    const origin = draftOrigin({ base, mine: values('', 1, row(7, 'CGG')), theirs: values('', 1) });
    expect(origin).toEqual(base);
  });

  test('what is stored by now, when only one side has changed each field', () => {
    const theirs = values('first', 2);
    expect(draftOrigin({ base: values('first', 1), mine: values('mine', 1), theirs })).toEqual(theirs);
  });
});

describe('a save overwrites what others have saved', () => {
  const base = values('first', 1);
  const theirs = values('theirs', 1);
  test.each([
    ['with another value of a field that both have changed', values('mine', 1), true],
    ['with the value from before', base, true],
    ['not with the same value', theirs, false],
    ['not with a change of another field', values('theirs', 3), false],
  ])('%s', (_, mine, expected) => {
    expect(overwrites({ base, mine, theirs })).toBe(expected);
  });
});
