/** The server as a process: how it starts, is killed, starts again, and stops. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_PATIENCE_MS = 90_000;
jest.setTimeout(2 * START_PATIENCE_MS);

let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tracker-main-'));
});

afterAll(() => {
  for (const server of running) server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Run {
  url: string;
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(port: number, environment: Record<string, string> = {}): Run {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(__dirname, '..'),
    env: {
      ...process.env,
      DATABASE_URL: '',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(server);
  let output = '';
  server.stdout.on('data', (chunk) => (output += String(chunk)));
  server.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => {
    server.once('exit', (code) => {
      running.delete(server);
      resolve(code);
    });
  });
  return { url: `http://127.0.0.1:${port}`, process: server, output: () => output, ended };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function ready(server: Run): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await isReady(server.url))) {
    if (server.process.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${server.output()}`);
    await pause(50);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

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
