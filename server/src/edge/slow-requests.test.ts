import { connect } from 'node:net';
import type { ErrorEnvelope } from 'shared/contract';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessionRoutes } from '../identity/sessions/routes.ts';

let tracker: TestApp;
let port: number;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [sessionRoutes], settings: { requestSeconds: 1 } });
  port = Number(new URL(await tracker.app.listen({ port: 0 })).port);
});
afterAll(() => tracker.close());

test.each([
  [
    'body',
    'POST /auth/signin HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n',
  ],
  ['head', 'GET /healthz HTTP/1.1\r\nX-Slow: '],
])('a %s that comes byte by byte is cut off, with the reason', async (_part, beginning) => {
  const socket = connect(port);
  const start = performance.now();
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(' '), 100);
  socket.on('error', () => undefined);
  const response = (await socket.toArray()).join('');
  clearInterval(dripping);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  const { apierror }: ErrorEnvelope = JSON.parse(response.split('\r\n\r\n')[1] ?? '');
  expect(apierror.message).toBe('The request took too long to arrive. Please send it again.');
});
