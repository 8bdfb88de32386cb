import { encodeQuery, resourceUrl } from './resource-url.ts';

const decoded = (query: string) => [...new URLSearchParams(query)];

describe('query parameters (PP-48: values with &, #, +, commas)', () => {
  it('repeats a parameter for each value of a list and keeps commas inside a value', () => {
    const query = encodeQuery({ intentionTypeName: ['Insertion, Intragenic deletion', 'Deletion'] });
    expect(decoded(query)).toEqual([
      ['intentionTypeName', 'Insertion, Intragenic deletion'],
      ['intentionTypeName', 'Deletion'],
    ]);
  });

  it.each(['R&D', 'a#b', 'Cre+', 'a=b', '50%', 'Björn', 'a b', '?', '1/2'])(
    'carries %s unharmed',
    (value) => {
      const url = new URL(resourceUrl('/api/projects', { consortiumName: value }), 'https://tracker.example');
      expect(url.searchParams.get('consortiumName')).toBe(value);
      expect(url.hash).toBe('');
      expect([...url.searchParams.keys()]).toEqual(['consortiumName']);
    },
  );

  it('leaves out what has no value and keeps zero, false and the empty text', () => {
    expect(encodeQuery({ a: undefined, b: [], page: 0, recovery: false, text: '' })).toBe(
      'page=0&recovery=false&text=',
    );
  });

  it('adds nothing to a path without parameters, and extends a path that has some', () => {
    expect(resourceUrl('/api/conf')).toBe('/api/conf');
    expect(resourceUrl('/api/plans?embed=outcomes', { page: 1 })).toBe('/api/plans?embed=outcomes&page=1');
  });
});
