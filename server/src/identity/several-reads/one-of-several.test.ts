import { answerTogether, oncePerCaller } from './one-of-several.ts';

const requestOf = (authorization?: string) => ({ headers: { authorization } });

test('of each caller once, in a call and all that is read in it', async () => {
  const compute = jest.fn(({ headers }: ReturnType<typeof requestOf>) =>
    Promise.resolve(headers.authorization),
  );
  const identify = oncePerCaller(compute);
  const signingIn = requestOf();
  expect(await identify(signingIn)).toBeUndefined();
  await answerTogether(signingIn, async () => {
    expect(await identify(requestOf('Bearer a'))).toBe('Bearer a');
    expect(await identify(requestOf('Bearer a'))).toBe('Bearer a');
    expect(await identify(requestOf('Bearer b'))).toBe('Bearer b');
    expect(await identify(requestOf())).toBeUndefined();
  });
  expect(compute).toHaveBeenCalledTimes(4);
});

test('each call by itself', async () => {
  const compute = jest.fn(() => Promise.resolve(true));
  const identify = oncePerCaller(compute);
  await identify(requestOf('Bearer a'));
  await identify(requestOf('Bearer a'));
  expect(compute).toHaveBeenCalledTimes(2);
});
