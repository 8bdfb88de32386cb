import { rememberAnswers } from './remember-answers.ts';

test('a question is asked once, also while its answer is on the way', async () => {
  const ask = jest.fn(async (question: string) => `${question}!`);
  const remembered = rememberAnswers(ask);
  expect(await Promise.all([remembered('a'), remembered('a')])).toEqual(['a!', 'a!']);
  expect(await remembered('a')).toBe('a!');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure is not remembered', async () => {
  const ask = jest.fn(async (question: string) => question);
  ask.mockRejectedValueOnce(new Error('down'));
  const remembered = rememberAnswers(ask);
  await expect(remembered('a')).rejects.toThrow('down');
  expect(await remembered('a')).toBe('a');
});

test('the answer that was not asked for longest gives way', async () => {
  const ask = jest.fn(async (question: string) => question);
  const remembered = rememberAnswers(ask, 2);
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await remembered(question);
  expect(ask.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
