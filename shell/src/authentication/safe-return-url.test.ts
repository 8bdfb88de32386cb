import fc from 'fast-check';
import { safeReturnUrl } from './safe-return-url.ts';

const site = 'https://tracker.example';

describe('return address after signing in (spec part 1 §2, Login page)', () => {
  it.each([
    '/projects',
    '/projects/TPN:000000042/production-plan/PIN:0000000051/history',
    '/search?tpn=1&intentionTypeName=Insertion%2C%20Intragenic%20deletion&page=2',
    '/projects/TPN:000000042?tab=plans#guides',
    '/admin/update-user/jo@lab.example',
    '/search?q=https://other.example//x',
  ])('is kept whole: %s', (address) => {
    expect(safeReturnUrl(address)).toBe(address);
  });

  it.each([
    ['#/projects?page=2', '/projects?page=2'],
    ['/#/projects?page=2', '/projects?page=2'],
  ])('may be written as the browser shows it: %s', (address, expected) => {
    expect(safeReturnUrl(address)).toBe(expected);
  });

  it.each([
    null,
    '',
    'projects',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/projects\\..\\x',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/projects',
    ' //evil.example',
    'https://evil.example/projects',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '#//evil.example',
    '/#//evil.example',
    '#/\\evil.example',
    '@evil.example',
    '.evil.example',
  ])('is the home page for what is not a page of this site: %j', (address) => {
    expect(safeReturnUrl(address)).toBe('/');
  });

  it.each([
    '/login',
    '/login?returnUrl=%2Fprojects',
    '/login/',
    '/forgot-password',
    '/reset-password?token=x',
  ])('is the home page for a page about signing in: %s', (address) => {
    expect(safeReturnUrl(address)).toBe('/');
  });

  const awkward = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '#',
        '?',
        ':',
        '.',
        '@',
        '%2f',
        '%5c',
        '\t',
        '\r\n',
        ' ',
        'https:',
        '//',
        'evil.example',
      ),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
  });

  it('never leaves the site, whatever is requested', () => {
    fc.assert(
      fc.property(awkward, (address) => {
        const path = safeReturnUrl(address);
        expect(new URL(path, site).origin).toBe(site);
        expect(new URL(`${site}/#${path}`).hash.slice(1)).toMatch(/^\/(?!\/)/);
        expect(path).not.toMatch(/[\\\p{Cc}]/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('parsed twice is the same', () => {
    fc.assert(
      fc.property(awkward, (address) => {
        expect(safeReturnUrl(safeReturnUrl(address))).toBe(safeReturnUrl(address));
      }),
    );
  });

  it('keeps every page of the site with every query and fragment', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9:_-]{0,8}$/);
    const page = fc.record({
      path: fc.array(word, { minLength: 1, maxLength: 4 }),
      query: fc.dictionary(word, fc.string({ unit: 'grapheme' })),
      fragment: fc.option(word),
    });
    fc.assert(
      fc.property(page, ({ path, query, fragment }) => {
        const search = new URLSearchParams(query).toString();
        const address = `/${path.join('/')}${search && `?${search}`}${fragment === null ? '' : `#${fragment}`}`;
        expect(safeReturnUrl(address)).toBe(address);
      }),
    );
  });
});
