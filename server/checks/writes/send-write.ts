import { formOf } from '../../testing/calls.ts';
import type { CallerName } from './callers.ts';
import type { World } from './world.ts';
import type { Sent } from './write.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Sends the request of an operation as somebody; `more` for instance for `if-match`. */
export function sendWrite(
  { tracker, callers }: Pick<World, 'tracker' | 'callers'>,
  { operation, url, body, file }: Sent & { operation: string },
  caller: CallerName,
  more: Readonly<Record<string, string>> = {},
) {
  const method = METHODS.find((one) => operation.startsWith(`${one} `)) ?? 'POST';
  const form = file === undefined ? undefined : formOf(file);
  const payload = form?.payload ?? body;
  return tracker.app.inject({
    ...{ method, url, headers: { ...callers[caller], ...form?.headers, ...more } },
    ...(payload === undefined ? {} : { payload }),
  });
}
