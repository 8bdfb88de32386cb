import { knownName, matchingNames } from './known-names.ts';

const UNITS = ['BCM', 'CCP-IMG', 'JAX', 'MRC Harwell'];

// PP-54: suggestions are narrowed while typing, and only a name of the list counts.
describe('names of a list', () => {
  it.each([
    ['', UNITS],
    ['c', ['BCM', 'CCP-IMG', 'MRC Harwell']],
    [' HARW ', ['MRC Harwell']],
    ['zebra', []],
    ['jax', UNITS],
  ])('that %j could mean', (text, found) => {
    expect(matchingNames(UNITS, text)).toEqual(found);
  });

  it('are known in any case, whole only', () => {
    expect(knownName(UNITS, ' jax')).toBe('JAX');
    expect(knownName(UNITS, 'ja')).toBeUndefined();
    expect(knownName(UNITS, '')).toBeUndefined();
  });
});
