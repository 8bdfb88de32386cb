/** The server as a process: how it starts, is killed, starts again, and stops. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { serverProcesses, START_PATIENCE_MS } from '../testing/server-process.ts';

jest.setTimeout(2 * START_PATIENCE_MS);

const { dataDir, run, ready } = serverProcesses();

test('starts, refuses a second one, survives SIGKILL, stops on SIGTERM', async () => {
  const port = await freePort();
  const first = run(port);
  await ready(first);
  expect(first.output()).toContain(`Gene Targeting Tracker is at http://127.0.0.1:${port}`);
  expect(first.output()).not.toContain('Demo accounts');

  const onSameFolder = run(await freePort());
  expect(await onSameFolder.ended).toBe(1);
  expect(onSameFolder.output().trim()).toBe(
    `The data folder ${dataDir} is in use by another server (process ${first.process.pid}). Stop it, or set DATA_DIR to another folder.`,
  );
  const onSamePort = run(port, { DATA_DIR: join(dataDir, 'other') });
  expect(await onSamePort.ended).toBe(1);
  expect(onSamePort.output().trim()).toBe(
    `Port ${port} of 127.0.0.1 is in use. Stop the other program, or set PORT to another one.`,
  );

  first.process.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(true);
  const second = run(port);
  await ready(second);

  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
});

test.each([
  [{ PORT: 'none' }, "PORT must be a whole number from 1 to 65535, but it is 'none'."],
  [
    { HOST: '0.0.0.0', DEMO: '1' },
    'The demo accounts have a known password and HOST is 0.0.0.0, which others can reach. Set ALLOW_DEMO_ON_NETWORK=1 if that is meant, or DEMO=0 with another DATA_DIR.',
  ],
  [
    { DATABASE_URL: 'postgres://tracker:secret@127.0.0.1:1/tracker' },
    'The database 127.0.0.1:1/tracker cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  ],
])('%j: one line, and exit code 1', async (environment, line) => {
  const server = run(await freePort(), { ...environment });
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe(line);
});
