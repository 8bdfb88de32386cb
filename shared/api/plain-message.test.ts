import { plainMessage } from './plain-message.ts';

// The messages of the API are those of api-1 and api-2; it keeps them.
test.each([
  ['Pam in the guide cannot be null.', 'Pam in the guide is required.'],
  ['[Colony name] cannot be null.', '[Colony name] is required.'],
  ['Consortium cannot be null. Select at least one.', 'Consortium is required. Select at least one.'],
  ['Es cell name [null] does not exist.', 'Es cell name [nothing] does not exist.'],
  ['The field [typeName] cannot be null.', 'The field [typeName] is required.'],
  ['The null hypothesis of the colony [nullable].', 'The null hypothesis of the colony [nullable].'],
  ['All guides must have the same chromosome.', 'All guides must have the same chromosome.'],
])('%s', (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});
