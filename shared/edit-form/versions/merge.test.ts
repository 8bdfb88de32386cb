import { changeOf, fieldsWith, isSameValue, isResolved, merge } from './merge.ts';

const base = { comment: 'a', privacy: 'public', recovery: false, note: '', funders: ['KOMP'] };
const mine = { ...base, comment: 'mine', recovery: true, note: 'done', funders: ['KOMP', 'NIH'] };
const theirs = { ...base, comment: 'theirs', privacy: 'restricted', note: 'done' };
const versions = { base, mine, theirs };

describe('two changes of one thing (issue: both values side by side and a merge)', () => {
  it.each([
    ['comment', 'choose'],
    ['privacy', 'theirs'],
    ['recovery', 'mine'],
    ['note', 'same'],
    ['funders', 'mine'],
  ] as const)('the field %s: %s', (field, change) => {
    expect(changeOf(versions, field)).toBe(change);
  });

  it('a field that nobody has touched is no change', () => {
    expect(changeOf({ base, mine: base, theirs: base }, 'comment')).toBeNull();
  });

  it('must be decided only where both changed the same field differently', () => {
    expect(fieldsWith(versions, 'choose')).toEqual(['comment']);
    expect(isResolved(versions, {})).toBe(false);
    expect(isResolved(versions, { comment: 'theirs' })).toBe(true);
  });

  it('are merged without losing either', () => {
    const both = { privacy: 'restricted', recovery: true, note: 'done', funders: ['KOMP', 'NIH'] };
    expect(merge(versions, { comment: 'theirs' })).toEqual({ ...both, comment: 'theirs' });
    expect(merge(versions, { comment: 'mine' })).toEqual({ ...both, comment: 'mine' });
  });

  it('never lose what was typed while nothing is chosen', () => {
    expect(merge(versions, {}).comment).toBe('mine');
  });

  it.each([
    [null, '', true],
    [undefined, null, true],
    [0, '', false],
    [false, '', false],
    [[], '', false],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
  ])('%j and %j are equal: %s', (one, other, expected) => {
    expect(isSameValue(one, other)).toBe(expected);
  });
});
