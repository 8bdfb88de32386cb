import { link, linkHeader, linkList, pageLinks, type PageAddress } from './hal.ts';
import { pageInfo } from '../requests/paging.ts';

const BASE = 'https://host';
const address: PageAddress = {
  baseUrl: BASE,
  path: '/api/projects',
  sort: [{ property: 'tpn', direction: 'asc' }],
  query: {},
};
const href = (page: number, more = '') =>
  `https://host/api/projects?page=${page}&size=20&sort=tpn,asc${more}`;
const links = (number: number, totalElements: number, more: Partial<PageAddress> = {}) =>
  pageLinks({ ...address, ...more }, pageInfo({ page: number, size: 20 }, totalElements));

test('links are absolute, with a literal colon (api-1 section 1.5)', () => {
  expect(link(BASE, '/api/projects/TPN:000000042')).toEqual({
    href: 'https://host/api/projects/TPN:000000042',
  });
});

test('a relation without targets is left out', () => {
  expect(JSON.stringify({ plans: linkList(BASE, []) })).toBe('{}');
  expect(linkList(BASE, ['/a'])).toEqual([{ href: 'https://host/a' }]);
});

describe('navigation of a list', () => {
  const self = { href: 'https://host/api/projects' };

  test('on one page: only self, without parameters', () => {
    expect(links(0, 20)).toEqual({ self });
    expect(links(0, 0)).toEqual({ self });
  });

  test('on the first, a middle and the last page', () => {
    const ends = { first: [{ href: href(0) }], self, last: [{ href: href(2) }] };
    expect(links(0, 50)).toEqual({ ...ends, next: [{ href: href(1) }] });
    expect(links(1, 50)).toEqual({ ...ends, prev: [{ href: href(0) }], next: [{ href: href(2) }] });
    expect(links(2, 50)).toEqual({ ...ends, prev: [{ href: href(1) }] });
  });

  test('beyond the end leads back', () => {
    expect(links(9, 50)).toMatchObject({ prev: [{ href: href(2) }] });
    expect(links(9, 50)).not.toHaveProperty('next');
  });

  test('keeps the filters, encoded', () => {
    const query = {
      page: '1',
      tpn: 'TPN:000000042',
      workUnitName: ['JAX', 'A & B'],
      size: '20',
      empty: undefined,
    };
    expect(links(0, 50, { query }).next).toEqual([
      { href: href(1, '&tpn=TPN:000000042&workUnitName=JAX&workUnitName=A%20%26%20B') },
    ]);
  });

  test('as a header: first and next, or nothing', () => {
    expect(linkHeader(links(0, 50))).toBe(`<${href(0)}>; rel="first", <${href(1)}>; rel="next"`);
    expect(linkHeader(links(0, 5))).toBe('');
  });

  test('as a header: nothing where it has so many filters that a proxy would refuse the response', () => {
    const gene = Array.from({ length: 400 }, (_none, index) => `Gene${index}`);
    expect(linkHeader(links(0, 50, { query: { gene: gene.slice(0, 50) } }))).toContain('gene=Gene49');
    expect(linkHeader(links(0, 50, { query: { gene } }))).toBe('');
  });
});
