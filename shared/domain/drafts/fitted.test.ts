import { fitted } from './fitted.ts';

const example = { details: { comment: '', any: null, map: {} }, rows: [{ name: '' }], free: [] };

test('fields that the form does not have are left out, at any depth', () => {
  const value = {
    details: { comment: 'x', any: { a: 1 }, map: { b: 2 }, removed: 'y' },
    rows: [{ name: 'n', removed: 1 }, { name: 'm' }],
    free: [{ c: 3 }],
    removed: { d: 4 },
  };
  expect(fitted(example, value)).toEqual({
    details: { comment: 'x', any: { a: 1 }, map: { b: 2 } },
    rows: [{ name: 'n' }, { name: 'm' }],
    free: [{ c: 3 }],
  });
});

test('what is of another kind stays, to be refused', () => {
  expect(fitted(example, { details: 'text', rows: null })).toEqual({ details: 'text', rows: null });
});
