import { listValues } from './parameter-values.ts';

test('a parameter may be absent, single or repeated', () => {
  expect(listValues(undefined)).toEqual([]);
  expect(listValues(' JAX ')).toEqual(['JAX']);
  expect(listValues(['JAX', '', ' T\0CP', '\0'])).toEqual(['JAX', 'TCP']);
});
