import { namedBy, narrowed } from './matching-names.ts';

const UNITS = ['BCM', 'EBI - Informatics Support', 'JAX', 'MRC - Harwell', 'UCD'];

describe('a choice of one name (PP-54)', () => {
  test.each([
    ['JAX', 'JAX'],
    [' jax ', 'JAX'],
    ['mrc - harwell', 'MRC - Harwell'],
    ['JA', undefined],
    ['', undefined],
    ['Nowhere', undefined],
  ])('the text "%s" means %s', (text, name) => {
    expect(namedBy(text, UNITS)).toBe(name);
  });

  test.each([
    ['', UNITS],
    ['  ', UNITS],
    ['c', ['BCM', 'EBI - Informatics Support', 'MRC - Harwell', 'UCD']],
    ['Har', ['MRC - Harwell']],
    ['UCD', ['UCD']],
    ['zzz', []],
  ])('the text "%s" narrows the list', (text, left) => {
    expect(narrowed(UNITS, text)).toEqual(left);
  });
});
