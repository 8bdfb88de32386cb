import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { addressProblem, postOutside, type OutsidePost, type Resolve } from './post-outside.ts';

let server: Server;
let port = 0;
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    if (request.url === '/slow') return;
    const status = Number(request.url?.slice(1) ?? 200);
    response.writeHead(status, { location: 'http://127.0.0.1/200' }).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(listening: TcpServer): number {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const post = (url: string, more: Partial<OutsidePost> = {}, resolve?: Resolve) =>
  postOutside(
    { url: new URL(url), headers: {}, body: '{}', timeoutMs: 2000, mayBePrivate: true, ...more },
    resolve,
  );
const local = (path: string) => `http://127.0.0.1:${port}/${path}`;

test('a status of 2xx is a success', async () => {
  expect(await post(local('204'))).toEqual({ status: 204, problem: null });
});

test.each([
  ['500', 'It responded with status 500.'],
  ['404', 'It responded with status 404.'],
])('status %s is a failure', async (status, problem) => {
  expect(await post(local(status))).toEqual({ status: Number(status), problem });
});

test.each(['301', '302', '307', '308'])('a redirect (%s) is not followed', async (status) => {
  const before = requests;
  expect(await post(local(status))).toMatchObject({ problem: expect.stringContaining('not followed') });
  expect(requests - before).toBe(1);
});

test('who does not respond in time has failed', async () => {
  expect(await post(local('slow'), { timeoutMs: 200 })).toEqual({
    status: null,
    problem: 'It did not respond within 0.2 seconds.',
  });
});

const LIMIT_MS = 400;
const LATE = 'It did not respond within 0.4 seconds.';
const CLOSED = 'socket hang up';

test.each([
  [
    'changes the protocol',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    false,
    101,
  ],
  [
    'changes the protocol and hangs up',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    true,
    101,
  ],
  ['announces a response for ever', 'HTTP/1.1 103 Early Hints\r\n\r\n', false, LATE],
  ['asks for more and hangs up', 'HTTP/1.1 100 Continue\r\n\r\n', true, CLOSED],
  ['speaks no HTTP', 'hello\r\n\r\n', false, 'Parse Error: Expected HTTP/'],
  ['hangs up', '', true, CLOSED],
  ['is silent', '', false, LATE],
])('who %s has failed, within the time limit', async (_does, answer, hangsUp, expected) => {
  const sockets: Socket[] = [];
  const odd = createTcpServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (answer !== '') socket.write(answer);
      if (hangsUp) socket.end();
    });
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const response = await post(`http://127.0.0.1:${portOf(odd)}/`, { timeoutMs: LIMIT_MS });
  expect(response).toEqual(
    typeof expected === 'number'
      ? { status: expected, problem: `It responded with status ${expected}.` }
      : { status: null, problem: expect.stringContaining(expected) },
  );
  for (const socket of sockets) socket.destroy();
  odd.close();
});

test('who is slow is waited for no longer when the request is given up', async () => {
  const stopping = new AbortController();
  const posting = post(local('slow'), { timeoutMs: 60_000, signal: stopping.signal });
  stopping.abort(new Error('stopping'));
  await expect(posting).rejects.toThrow('stopping');
  await expect(post(local('200'), { signal: stopping.signal })).rejects.toThrow('stopping');
});

test('who is not there has failed', async () => {
  expect(await post('http://127.0.0.1:1/')).toMatchObject({
    status: null,
    problem: expect.stringContaining('ECONNREFUSED'),
  });
});

test.each([
  ['http://lab.example/', 'It must begin with https://.'],
  ['ftp://lab.example/', 'It must begin with https://.'],
  ['https://jo:secret@lab.example/', 'It must not contain a user name or a password.'],
  ['https://127.0.0.1/', 'It leads to an address that is not of the public internet.'],
  ['https://2130706433/', 'It leads to an address that is not of the public internet.'],
  ['https://0x7f.1/', 'It leads to an address that is not of the public internet.'],
  ['https://[::1]/', 'It leads to an address that is not of the public internet.'],
  ['https://[::ffff:10.0.0.1]/', 'It leads to an address that is not of the public internet.'],
  ['https://169.254.169.254/latest', 'It leads to an address that is not of the public internet.'],
  ['https://localhost/', 'It leads to an address that is not of the public internet.'],
  ['https://localhost./', 'It leads to an address that is not of the public internet.'],
  ['https://db.internal/', 'It leads to an address that is not of the public internet.'],
  ['https://intranet/', 'It leads to an address that is not of the public internet.'],
])('%s is refused: %s', async (url, problem) => {
  expect(addressProblem(new URL(url), false)).toBe(problem);
  expect(await post(url, { mayBePrivate: false })).toEqual({ status: null, problem });
});

test('public addresses are fine', () => {
  expect(addressProblem(new URL('https://hooks.lab.example:8443/x?y=1'), false)).toBeNull();
  expect(addressProblem(new URL('https://1.1.1.1/'), false)).toBeNull();
});

test.each<[string, LookupAddress[]]>([
  ['this machine', [{ address: '127.0.0.1', family: 4 }]],
  ['a private network', [{ address: '192.168.1.9', family: 4 }]],
  ['the data of a cloud machine', [{ address: '169.254.169.254', family: 4 }]],
  [
    'a public address and this machine',
    [
      { address: '1.1.1.1', family: 4 },
      { address: '::1', family: 6 },
    ],
  ],
  ['nothing', []],
])('a name that leads to %s is refused when it is looked up', async (_what, found) => {
  const before = requests;
  const response = await post(`https://hooks.lab.example:${port}/200`, { mayBePrivate: false }, () =>
    Promise.resolve(found),
  );
  expect(response).toEqual({
    status: null,
    problem: 'It leads to an address that is not of the public internet.',
  });
  expect(requests).toBe(before);
});
