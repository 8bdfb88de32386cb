import { Readable } from 'node:stream';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { onRequestEnd } from './request-end.ts';

let tracker: TestApp;
let address: string;
let ended: string[] = [];
let answerSlow = () => {};

beforeAll(async () => {
  tracker = await openTracker([
    (app) => {
      onRequestEnd(app, [({ url }, _reply, status) => void ended.push(`${url} ${status}`)]);
      const config = { access: 'open' } as const;
      app.get('/sent', { config }, async () => ({}));
      app.get('/fails', { config }, () => Promise.reject(new Error('a bug')));
      app.get('/slow', { config }, () => new Promise((resolve) => (answerSlow = () => resolve({}))));
      app.get('/breaks', { config }, (_request, reply) => reply.send(Readable.from(partThenFailure())));
    },
  ]);
  address = await tracker.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => tracker.close());
beforeEach(() => (ended = []));

async function* partThenFailure() {
  yield 'a part';
  throw new Error('the database has gone');
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a request ends once, with the status of its response', async () => {
  await fetch(`${address}/sent`);
  await fetch(`${address}/fails`);
  await tracker.app.inject('/sent');
  await soon();
  expect(ended).toEqual(['/sent 200', '/fails 500', '/sent 200']);
});

test('a request whose client has gone ends then, in the log too, whatever is answered later', async () => {
  const log = jest.spyOn(tracker.app.log, 'info');
  await expect(fetch(`${address}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await soon();
  expect(ended).toEqual(['/slow 499']);
  expect(log).toHaveBeenCalledWith({ responseTime: expect.any(Number) }, 'request cut off');
  answerSlow();
  await soon();
  expect(ended).toEqual(['/slow 499']);
});

test('a response that breaks off has no status of success', async () => {
  const response = await fetch(`${address}/breaks`, { headers: { 'accept-encoding': 'identity' } });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await soon();
  expect(ended).toEqual(['/breaks 499']);
});
