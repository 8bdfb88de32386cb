import { ApiError } from 'shared/api';
import { isUnclear } from './unclear.ts';

test.each([
  ['no answer', new ApiError('', 'network', 0), true],
  ['a proxy that waited in vain', new ApiError('', 'http', 504), true],
  ['a refusal', new ApiError('', 'http', 400), false],
  ['a refusal of the existing tracker', new ApiError('', 'http', 500), false],
  ['a fault of the client', new Error('x'), false],
])('after %s it is unclear what the server has done: %#', (_what, error, expected) => {
  expect(isUnclear(error)).toBe(expected);
});
