import { addressesIn, addressesProblem } from './addresses.ts';

test.each([
  ['a@lab.example', ['a@lab.example']],
  ['A@lab.example, b@lab.example;c@lab.example', ['a@lab.example', 'b@lab.example', 'c@lab.example']],
  ['a@lab.example\n\nb@lab.example\na@LAB.example', ['a@lab.example', 'b@lab.example']],
  ['<a@lab.example>', ['a@lab.example']],
  [' ', []],
])('%j are %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test.each([
  ['', 'Enter at least one address'],
  ['a@lab.example none', 'Not an address: none'],
  ['Jo(1)@lab.example', 'Not an address: jo(1)@lab.example'],
  ['jörg@lab.example', 'Not an address: jörg@lab.example'],
  [Array.from({ length: 101 }, (_, number) => `${number}@lab.example`).join(' '), /^These are 101 addresses/],
  ['a@lab.example', undefined],
])('of %j it says %s', (text, problem) => {
  const said = addressesProblem(text);
  if (problem instanceof RegExp) expect(said).toMatch(problem);
  else expect(said).toBe(problem);
});
