import { submissionKeys } from './submission-keys.ts';

test('the same content is sent under the same key, other content and other forms under others', () => {
  const keyFor = submissionKeys();
  const first = keyFor({ comment: 'a' });
  const second = keyFor({ comment: 'b' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
  expect(keyFor({ comment: 'a' })).toBe(first);
  expect(submissionKeys()({ comment: 'a' })).not.toBe(first);
});
