import { checkSearchable, echoedFilters, readSearchType } from './search-request.ts';

test.each([
  [undefined, 'gene'],
  ['', 'gene'],
  ['Gene', 'gene'],
  [' LOCATION ', 'location'],
])('the search type %s means %s', (name, type) => {
  expect(readSearchType(name)).toBe(type);
});

test('refuses an unknown search type', () => {
  expect(() => readSearchType('colour')).toThrow(
    'Search type [colour] not recognized. Please use one of these values: [gene, location].',
  );
});

test('a location has no terms', () => {
  expect(() => checkSearchable('location', ['4:1-200'])).toThrow('Projects cannot be searched by location.');
  expect(() => checkSearchable('location', [])).not.toThrow();
  expect(() => checkSearchable('gene', ['Egr2'])).not.toThrow();
});

test('a response repeats terms and filters under their internal names', () => {
  expect(
    echoedFilters(['Egr2'], {
      tpn: ['TPN:000000042'],
      intention: ['Deletion'],
      workUnitName: ['JAX'],
      workGroupName: ['BaSH'],
      consortiumName: ['IMPC'],
      summaryStatusName: ['Inactive'],
      privacyName: ['public'],
    }),
  ).toEqual([
    { name: 'gene', values: ['Egr2'] },
    { name: 'tpn', values: ['TPN:000000042'] },
    { name: 'intention', values: ['Deletion'] },
    { name: 'workUnitName', values: ['JAX'] },
    { name: 'workGroup', values: ['BaSH'] },
    { name: 'consortium', values: ['IMPC'] },
    { name: 'summaryStatus', values: ['Inactive'] },
    { name: 'privacyName', values: ['public'] },
  ]);
});
