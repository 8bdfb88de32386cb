import { newSecret, signatureHeader } from './signature.ts';

const NOW = new Date('2031-03-01T12:00:00.750Z');

test('time and body are signed with each secret', () => {
  expect(signatureHeader('{"changes":[]}', ['new', 'old'], NOW)).toBe(
    't=1930132800,' +
      'v1=c46fc1d7842c8208a52da9dd56d30b8adb7c8b6afd788bfe29fe49c239417755,' +
      'v1=c3853de8b8916dd3f9c3324943bbe237c0a49aecf2aa24ae9bf41e86e486f14b',
  );
});

test('secrets are long and never the same', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[\w-]{43}$/);
});
