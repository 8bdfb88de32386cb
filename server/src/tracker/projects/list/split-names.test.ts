import fc from 'fast-check';
import { splitNames } from './split-names.ts';

const KNOWN = ['Deletion', 'Insertion', 'Insertion, Intragenic deletion', 'Point Mutation'];

test.each([
  ['one name', ['Deletion'], ['Deletion']],
  ['names joined by a comma', ['Deletion,Point Mutation'], ['Deletion', 'Point Mutation']],
  ['names with blanks around the comma', [' Deletion , Point Mutation '], ['Deletion', 'Point Mutation']],
  ['a name that holds a comma', ['Insertion, Intragenic deletion'], ['Insertion, Intragenic deletion']],
  [
    'a name that holds a comma among others',
    ['Deletion,Insertion, Intragenic deletion,Point Mutation'],
    ['Deletion', 'Insertion, Intragenic deletion', 'Point Mutation'],
  ],
  [
    'a name that holds a comma in another case',
    ['insertion, intragenic DELETION'],
    ['insertion, intragenic DELETION'],
  ],
  ['a name that is only the beginning of a longer one', ['Insertion,Deletion'], ['Insertion', 'Deletion']],
  ['repeated parameters', ['Deletion', 'Insertion'], ['Deletion', 'Insertion']],
  ['the same name twice', ['Deletion', 'Deletion,Deletion'], ['Deletion']],
  ['unknown names', ['Foo,Bar'], ['Foo', 'Bar']],
  ['empty parts', [',Deletion,,'], ['Deletion']],
  ['nothing', [], []],
])('splits %s', (_case, values, names) => {
  expect(splitNames(values, KNOWN)).toEqual(names);
});

test('repeating known names and joining them by commas mean the same', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...KNOWN), { minLength: 1 });
  fc.assert(
    fc.property(chosen, (names) => {
      expect(splitNames([names.join(',')], KNOWN)).toEqual(splitNames(names, KNOWN));
    }),
  );
});
