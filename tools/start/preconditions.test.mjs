import { createServer } from 'node:net';
import { diskProblem, portProblem } from './preconditions.mjs';

test('a full disk is reported with what is free and what is needed', () => {
  const free = () => 12_345_678;
  expect(diskProblem({ isFirstStart: true, folders: ['/data'] }, free)).toBe(
    'The disk of /data is full: 12 MB free, 2,000 MB needed.',
  );
});

test('a later start needs less', () => {
  const free = () => 3e8;
  expect(diskProblem({ isFirstStart: false, folders: ['/data'] }, free)).toBeUndefined();
  expect(diskProblem({ isFirstStart: true, folders: ['/data'] }, free)).toContain('300 MB free');
});

test('each folder is looked at, also one that is still to be made', () => {
  expect(diskProblem({ isFirstStart: false, folders: ['.', '/nowhere/yet'] })).toBeUndefined();
  const free = (/** @type {string} */ folder) => (folder === 'b' ? 0 : 1e12);
  expect(diskProblem({ isFirstStart: true, folders: ['a', 'b'] }, free)).toContain('of b is full');
});

test.each(['http', '-1', '65536', '80.5'])('PORT=%s is refused', async (port) => {
  expect(await portProblem('127.0.0.1', port)).toBe(
    `PORT has to be a number from 0 to 65535, not "${port}".`,
  );
});

test('a port in use is reported with a way out, a free one is fine', async () => {
  const other = createServer();
  /** @type {number} */
  const port = await new Promise((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  expect(await portProblem('127.0.0.1', String(port))).toBe(
    `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
  expect(await portProblem('127.0.0.1', String(port))).toBeUndefined();
});
