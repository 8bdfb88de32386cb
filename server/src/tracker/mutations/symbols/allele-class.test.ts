import { allelePrefix, alleleClassOf, classRefusal, showsClass } from './allele-class.ts';

test.each([
  ['es cell', 'tm'],
  ['es cell allele modification', 'tm'],
  ['crispr', 'em'],
  ['crispr allele modification', 'em'],
  ['haplo-essential crispr', 'em'],
  ['breeding', 'em'],
])('symbols of %s plans begin with %s', (attemptType, prefix) => {
  expect(allelePrefix(attemptType)).toBe(prefix);
});

test('the allele class is the categorization of that type', () => {
  const classA = { name: 'a', typeName: 'esc_allele_class' };
  expect(alleleClassOf([{ name: 'NHEJ', typeName: 'repair_mechanism' }, classA])).toBe('a');
  expect(alleleClassOf([{ name: 'a', typeName: null }])).toBeNull();
  expect(alleleClassOf([])).toBeNull();
});

const INITIAL =
  "Error: Please Select one of these mutation types for the initial es cell production attempt (a, e, '')";
const MODIFICATION =
  'Error: Please Select one of these mutation types for es cell modification attempt (b, c, d, e.1, .1, .2)';

test.each([
  ['es cell', ['a', 'e', "''"], INITIAL],
  ['es cell allele modification', ['b', 'c', 'd', 'e.1', '.1', '.2'], MODIFICATION],
])('%s plans yield the classes %j only', (attemptType, allowed, message) => {
  for (const alleleClass of [null, 'a', 'b', 'c', 'd', 'e', 'e.1', "''", '.1', '.2'])
    expect([alleleClass, classRefusal(attemptType, alleleClass)]).toEqual([
      alleleClass,
      allowed.some((name) => name === alleleClass) ? null : message,
    ]);
});

test('the class may be any in other plans', () => {
  expect(classRefusal('crispr', null)).toBeNull();
  expect(classRefusal('crispr', 'a')).toBeNull();
});

test.each([
  ['Zfp999<tm1a(KOMP)Nlab>', 'a', true],
  ['Zfp999<tm1e(KOMP)Nlab>', 'a', false],
  ['Zfp999<tm12a(KOMP)Nlab>', 'a', true],
  ['Zfp999<tm123a(KOMP)Nlab>', 'a', true],
  ['Zfp999<tm1(KOMP)Nlab>', "''", true],
  ['Zfp999<tm1Nlab>', "''", true],
  ['Zfp999<tm12(KOMP)Nlab>', "''", true],
  ['Zfp999<tm1a(KOMP)Nlab>', "''", false],
  ['Zfp999<tm1.1(KOMP)Nlab>', '.1', true],
  ['Zfp999<tm1.2(KOMP)Nlab>', '.1', false],
  ['Zfp999<tm1e.1(KOMP)Nlab>', 'e.1', true],
  ['Zfp999<tm1.1(KOMP)Nlab>', 'e.1', true],
  ['Zfp999<tm1e.1(KOMP)Nlab>', '.1', false],
  ['Zfp999<tm1', 'a', false],
  // The dot belongs to the gene, not to the class.
  ['Gm1.9<tm1b(KOMP)Nlab>', 'b', true],
])('%s shows the class %s: %s', (symbol, alleleClass, shown) => {
  expect(showsClass(symbol, alleleClass)).toBe(shown);
});
