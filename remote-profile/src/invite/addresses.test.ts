import { addressesIn, addressesProblem } from './addresses.ts';

test.each([
  ['a@lab.example', ['a@lab.example']],
  ['A@lab.example, b@lab.example;c@lab.example', ['a@lab.example', 'b@lab.example', 'c@lab.example']],
  ['a@lab.example\n\nb@lab.example\na@LAB.example', ['a@lab.example', 'b@lab.example']],
  ['<a@lab.example>', ['a@lab.example']],
  ['Jane Doe <Jane@x.example>', ['jane@x.example']],
  ['Jane Doe<jane@x.example>,Bob <bob@x.example>', ['jane@x.example', 'bob@x.example']],
  [
    'Jane <jane@x.example>; "Doe, Bob; \\"Bo\\" MD" <bob@x.example>\r\nc@x.example',
    ['jane@x.example', 'bob@x.example', 'c@x.example'],
  ],
  [
    'a@x.example, Doe, Jane <jane@x.example>, Bo Li <bo@x.example>',
    ['a@x.example', 'jane@x.example', 'bo@x.example'],
  ],
  ["'jane@x.example' <jane@x.example>", ['jane@x.example']],
  ['"jane@x.example" <jane@x.example>', ['jane@x.example']],
  ['<a@x.example> <b@x.example>', ['a@x.example', 'b@x.example']],
  ["o'neill@x.example", ["o'neill@x.example"]],
  [' ', []],
])('%j are %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test.each([
  ['', 'Enter at least one address'],
  ['a@lab.example none', 'Not an address: none'],
  ['Jane Doe', 'Not an address: jane, doe'],
  ['none\nJane Doe <jane@lab.example>', 'Not an address: none'],
  ['none, <jane@lab.example>', 'Not an address: none'],
  ['Jane <jane@lab.example> none', 'Not an address: none'],
  ['Jane <jane>', 'Not an address: jane'],
  ['Jo(1)@lab.example', 'Not an address: jo(1)@lab.example'],
  ['jörg@lab.example', 'Not an address: jörg@lab.example'],
  [Array.from({ length: 101 }, (_, number) => `${number}@lab.example`).join(' '), /^These are 101 addresses/],
  ['a@lab.example', undefined],
])('of %j it says %s', (text, problem) => {
  const said = addressesProblem(text);
  if (problem instanceof RegExp) expect(said).toMatch(problem);
  else expect(said).toBe(problem);
});
