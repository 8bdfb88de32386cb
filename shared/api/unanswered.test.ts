import { ApiError } from './api-error.ts';
import { onUnanswered, reportIfUnanswered } from './unanswered.ts';

test.each<[string, unknown, number]>([
  ['a call without a response', new ApiError('down', 'network', 0), 1],
  ['a proxy whose server is gone', new ApiError('down', 'http', 502), 1],
  ['a proxy whose server takes too long', new ApiError('down', 'http', 504), 1],
  ['a refusal', new ApiError('no', 'http', 403), 0],
  ['a busy database, which the server reports', new ApiError('busy', 'http', 503), 0],
  ['a call that nobody waits for', new ApiError('', 'aborted', 0), 0],
  ['a mistake of ours', new TypeError('x is undefined'), 0],
])('%s is reported as unanswered or not', (_case, error, times) => {
  const listener = jest.fn();
  const stop = onUnanswered(listener);
  reportIfUnanswered(error);
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
  reportIfUnanswered(error);
  expect(listener).toHaveBeenCalledTimes(times);
});
