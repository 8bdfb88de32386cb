/** Servers as separate processes, for tests of how they start and end. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SHORT_LIVED } from 'tools/machine/short-lived.mjs';

export const START_PATIENCE_MS = 90_000;

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Starts servers of one test file; those that still run at its end are killed, and their folder is removed. */
export interface ServerProcesses {
  /** Folder of the embedded database. */
  dataDir: string;
  run: (port: number, environment?: Record<string, string>) => ServerProcess;
  /** Waits until a server responds. */
  ready: (server: ServerProcess) => Promise<void>;
}

const SERVER = join(__dirname, '..');
const BUNDLE = join(SERVER, '../tools/bundle-server.mjs');

/** To be called at the top of a test file. Bundles the server first, as it runs in production. */
export function serverProcesses(): ServerProcesses {
  const dataDir = mkdtempSync(join(tmpdir(), 'tracker-main-'));
  const running = new Set<ChildProcess>();
  beforeAll(() => void execFileSync(process.execPath, [BUNDLE], { stdio: 'inherit' }));
  afterAll(() => {
    for (const server of running) server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const run = (port: number, environment: Record<string, string> = {}): ServerProcess => {
    const server = spawn(process.execPath, [...SHORT_LIVED, '--enable-source-maps', 'dist/main.mjs'], {
      cwd: SERVER,
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
  };
  return { dataDir, run, ready };
}

async function ready(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await isReady(server.url))) {
    if (server.process.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${server.output()}`);
    await pause(50);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
