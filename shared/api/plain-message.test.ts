import { plainMessage } from './plain-message.ts';

// The messages of the API are those of api-1 and api-2; it keeps them.
test.each([
  ['Validation error', 'Validation error'],
  ['Validation error: url: It must begin with https://.', 'It must begin with https://.'],
  ['Validation error: tpn: is missing', 'tpn: is missing'],
  ['Pam in the guide cannot be null.', 'Pam in the guide is required.'],
  ['[Colony name] cannot be null.', '[Colony name] is required.'],
  ['Consortium cannot be null. Select at least one.', 'Consortium is required. Select at least one.'],
  ['Es cell name [null] does not exist.', 'Es cell name is required.'],
  ["Sequence type 'null' does not exist.", 'Sequence type is required.'],
  ['Phenotyping stage type null does not exist.', 'Phenotyping stage type is required.'],
  ["Privacy cannot be 'null'.", 'Privacy is required.'],
  ['The attempt type [null] cannot be associated.', 'The attempt type [nothing] cannot be associated.'],
  ['The field [typeName] cannot be null.', 'The field [typeName] is required.'],
  ['The null hypothesis of the colony [nullable].', 'The null hypothesis of the colony [nullable].'],
  ['All guides must have the same chromosome.', 'All guides must have the same chromosome.'],
])('%s', (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});
