import { createServer, type Server } from 'node:http';
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
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

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
