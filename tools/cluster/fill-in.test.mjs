import { fillIn } from './fill-in.mjs';

test('every variable is filled in, as often as it is there', () => {
  expect(fillIn('a ${ONE} b ${TWO_2} c ${ONE} $uri', { ONE: 1, TWO_2: 'two' })).toBe('a 1 b two c 1 $uri');
});

test('a variable that is not given is an error', () => {
  expect(() => fillIn('${MISSING}', {})).toThrow('The template needs MISSING.');
});
