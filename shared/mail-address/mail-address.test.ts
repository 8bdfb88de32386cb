import {
  emailRules,
  isMailAddress,
  knownAddressProblem,
  mailAddressProblem,
  normalEmail,
  WANTED_ADDRESS,
} from './mail-address.ts';

test.each([
  'jo@lab.example',
  'Jo.O-Neill+genes_2@Lab.Example',
  "o'neill@localhost",
  'x@xn--bcher-kva.example',
])('%s is an address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

/** Mail programs read each of these as the address of somebody else, or as several. */
test.each([
  'x1<victim@lab.example>',
  '<victim@lab.example>',
  'x,victim@lab.example',
  'group:victim@lab.example;',
  'victim@lab.example(1)',
  '"victim"@lab.example',
  'vic\\tim@lab.example',
  'victim@[192.0.2.1]',
  'victim@lab.example.',
  '.victim@lab.example',
  'vic..tim@lab.example',
  'victim@lab\u3002example',
  'victim@\uff4cab.example',
  'victim\u200b@lab.example',
  'victim\u0007@lab.example',
])('%j is none, because a mail to it would go to another address, or to several', (text) => {
  expect(isMailAddress(text)).toBe(false);
  expect(mailAddressProblem(text, 'Invalid email format')).toBe(WANTED_ADDRESS);
});

test.each([
  '',
  'jo',
  'jo@',
  '@lab.example',
  'jo smith@lab.example',
  'jo@lab@example',
  'jo@lab.example\r\nBcc: x',
])('%j is none, as the existing tracker refuses it', (text) => {
  expect(mailAddressProblem(text, 'Invalid email format')).toBe('Invalid email format');
});

test('a very long text is judged at once', () => {
  const begun = performance.now();
  expect(isMailAddress(`${'a.'.repeat(100_000)}@${'b-'.repeat(100_000)}.`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('an address is kept in lower case, without the blanks around it (PP-69)', () => {
  expect(normalEmail('  Jo.Smith@Lab.Example ')).toBe('jo.smith@lab.example');
});

test('a field judges the address as it is kept, and what is no text as empty', () => {
  const { validate } = emailRules('Required', (email) => (email === 'jo@lab' ? undefined : `Not ${email}`));
  expect([' Jo@Lab ', 'x', '  ', undefined].map(validate)).toEqual([true, 'Not x', 'Required', 'Required']);
});

test('the address of an account that there is may have an odd form', () => {
  expect(knownAddressProblem("o'neill <x>@lab", 'None')).toBe('None');
  expect(knownAddressProblem('jö@läb.example', 'None')).toBeUndefined();
});
