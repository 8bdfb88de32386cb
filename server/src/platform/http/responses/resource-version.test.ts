import { etag, expectedVersion } from './resource-version.ts';

test('the ETag of a versioned resource begins with the version, and differs for two representations', () => {
  expect(etag('whole', 7)).toMatch(/^"7-[\w-]{22}"$/);
  expect(etag('masked', 7)).not.toBe(etag('whole', 7));
  expect(etag('whole', null)).toMatch(/^"[\w-]{22}"$/);
});

const ifMatch = (header?: string) =>
  expectedVersion({ headers: header === undefined ? {} : { 'if-match': header } });

test.each([
  [etag('body', 7), 7],
  ['"7"', 7],
  ['W/"12-abc"', 12],
  ['*', null],
  [undefined, null],
])('If-Match: %s expects version %s', (header, version) => {
  expect(ifMatch(header)).toBe(version);
});

test.each(['7', '"abc"', '', '"9999999999999999999"'])('If-Match: %s is refused', (header) => {
  expect(() => ifMatch(header)).toThrow(`The If-Match tag ${header} is not one of ours.`);
});
