import { mergedValues } from './merged-values.ts';

const values = (comment: string, total: number | null, ...rows: { id: number | null; pam: string }[]) => ({
  details: { comment, total },
  guides: { rows },
});

describe('what two people have changed comes together (PP-11)', () => {
  test('each keeps what only they have changed, in one row too', () => {
    const pamAnd = (id: number, pam: string, strand: string) => ({ id, pam, strand });
    const guides = (...rows: ReturnType<typeof pamAnd>[]) => ({ guides: { rows } });
    const merged = mergedValues({
      base: guides(pamAnd(7, 'AGG', '+')),
      mine: guides(pamAnd(7, 'CGG', '+')),
      theirs: guides(pamAnd(7, 'AGG', '-')),
    });
    expect(merged).toEqual(guides(pamAnd(7, 'CGG', '-')));
  });

  test('where both have changed the same, the person’s own value stays, unless they choose otherwise', () => {
    const versions = { base: values('', 1), mine: values('mine', 1), theirs: values('theirs', 2) };
    expect(mergedValues(versions)).toEqual(values('mine', 2));
  });

  test('a cleared number stays cleared, an added row is kept beside one that somebody else has added', () => {
    const mine = values('', null, { id: 7, pam: '' }, { id: null, pam: 'CGG' });
    const theirs = values('', 1, { id: 7, pam: '' }, { id: 8, pam: 'TGG' });
    const merged = mergedValues({ base: values('', 1, { id: 7, pam: '' }), mine, theirs });
    expect(merged).toEqual(
      values('', null, { id: 7, pam: '' }, { id: 8, pam: 'TGG' }, { id: null, pam: 'CGG' }),
    );
  });

  test('a row that somebody else has removed is gone, unless the person has changed it', () => {
    const base = values('', 1, { id: 7, pam: 'AGG' }, { id: 8, pam: 'AGG' });
    const mine = values('', 1, { id: 7, pam: 'AGG' }, { id: 8, pam: 'CGG' });
    expect(mergedValues({ base, mine, theirs: values('', 1) })).toEqual(values('', 1, { id: 8, pam: 'CGG' }));
  });
});
