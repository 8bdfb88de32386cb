import { isLike } from './is-like.ts';

const example = {
  comment: '',
  recovery: false,
  gene: null,
  consortia: [''],
  rows: [{ type: '' }],
  any: [],
  count: 7,
};

describe('a stored draft has the shape of the form', () => {
  it.each([
    { ...example, comment: 'x', consortia: ['A', 'B'], rows: [], any: [1, 'a'] },
    { ...example, gene: { symbol: 'Atrx' }, added: 'by a later release' },
    { ...example, count: null },
  ])('%j', (value) => {
    expect(isLike(example, value)).toBe(true);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { ...example, comment: null },
    { ...example, recovery: 'yes' },
    { ...example, count: '7' },
    { ...example, consortia: 'A' },
    { ...example, consortia: [1] },
    { ...example, rows: [{ type: '' }, { kind: '' }] },
  ])('or is dropped: %j', (value) => {
    expect(isLike(example, value)).toBe(false);
  });
});
