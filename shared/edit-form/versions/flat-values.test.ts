import { flatten, restore } from './flat-values.ts';

const row = (id: number | null, pam: string) => ({ id, pam });
const values = (comment: string, ...rows: ReturnType<typeof row>[]) => ({
  details: { comment, funders: ['KOMP'] },
  guides: { rows, hasOneConcentration: false },
});

test('fields are named by their sections', () => {
  const same = values('one');
  expect(flatten({ base: same, mine: values('two'), theirs: same })).toEqual({
    base: { 'details.comment': 'one', 'details.funders': ['KOMP'], 'guides.hasOneConcentration': false },
    mine: { 'details.comment': 'two', 'details.funders': ['KOMP'], 'guides.hasOneConcentration': false },
    theirs: { 'details.comment': 'one', 'details.funders': ['KOMP'], 'guides.hasOneConcentration': false },
  });
});

test('a form without sections is merged field by field, a list as a whole', () => {
  const version = (name: string, roles: object[]) => ({ name, roles, count: null });
  const [mine, theirs] = [version('mine', [{ id: 1 }]), version('theirs', [{ id: 1 }, { id: 2 }])];
  const flat = flatten({ base: mine, mine, theirs });
  expect(flat).toEqual({ base: mine, mine, theirs });
  expect(restore({ ...flat.mine, roles: flat.theirs.roles }, { mine, theirs })).toEqual(
    version('mine', [{ id: 1 }, { id: 2 }]),
  );
});

test('cells of a row are compared by its id, wherever it is', () => {
  const { mine, theirs } = flatten({
    base: values('', row(7, 'AGG'), row(8, 'TGG')),
    mine: values('', row(7, 'AGG'), row(8, 'CGG')),
    theirs: values('', row(8, 'TGG'), row(7, 'AGG')),
  });
  expect(mine['guides.rows.#8.pam']).toBe('CGG');
  expect(theirs['guides.rows.#8.pam']).toBe('TGG');
  expect(theirs['guides.rows.#7.pam']).toBe(mine['guides.rows.#7.pam']);
});

test('a row that somebody has removed, or added, is one thing', () => {
  const flat = flatten({
    base: values('', row(7, 'AGG')),
    mine: values('', row(7, 'AGG'), row(null, 'CGG')),
    theirs: values(''),
  });
  expect(flat.base).toMatchObject({ 'guides.rows.#7': row(7, 'AGG'), 'guides.rows.new0': null });
  expect(flat.mine).toMatchObject({ 'guides.rows.#7': row(7, 'AGG'), 'guides.rows.new0': row(null, 'CGG') });
  expect(flat.theirs).toMatchObject({ 'guides.rows.#7': null, 'guides.rows.new0': null });
});

describe('what is flattened and restored is the same', () => {
  const base = values('one', row(7, 'AGG'), row(8, 'TGG'));
  test.each([
    ['untouched', base],
    ['a changed cell', values('one', row(7, 'CGG'), row(8, 'TGG'))],
    ['a removed row', values('one', row(8, 'TGG'))],
    ['an added row', values('one', row(7, 'AGG'), row(8, 'TGG'), row(null, ''), row(null, 'AGG'))],
  ])('%s', (_what, mine) => {
    const versions = { base, mine, theirs: base };
    expect(restore(flatten(versions).mine, versions)).toEqual(mine);
  });
});

test('rows of both sides come together, the stored ones first', () => {
  const versions = {
    base: values('', row(7, 'AGG')),
    mine: values('', row(7, 'AGG'), row(null, 'CGG')),
    theirs: values('', row(7, 'AGG'), row(9, 'TGG')),
  };
  const { mine, theirs } = flatten(versions);
  const merged = { ...mine, 'guides.rows.#9': theirs['guides.rows.#9'] };
  expect(restore(merged, versions)).toEqual(values('', row(7, 'AGG'), row(9, 'TGG'), row(null, 'CGG')));
});
