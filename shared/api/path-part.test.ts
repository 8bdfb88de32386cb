import { idOfLink, pathPart } from './path-part.ts';

test('identifiers stay readable in paths', () => {
  expect(pathPart('PIN:0000000042')).toBe('PIN:0000000042');
});

test('whatever else stands in an address stays one part of the path', () => {
  expect(pathPart('../people?a#b')).toBe('..%2Fpeople%3Fa%23b');
});

test('the identifier at the end of a link is that of its record', () => {
  expect(idOfLink({ href: 'https://tracker.example/api/plans/PIN%3A0000000042' })).toBe('PIN:0000000042');
});
