import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoDatabase, type Demo } from 'tools/cluster/demo-databases.mjs';
import { demoPassword } from 'tools/cluster/instance.mjs';
import { freePort } from 'tools/machine/free-port.mjs';
import { SHORT_LIVED } from 'tools/machine/short-lived.mjs';
import { serverArguments } from 'tools/start/server.mjs';
import { builtSite, root, runDir } from './paths.ts';

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A database is two thousand files, which `cp` of Node takes twelve times as long to copy. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', from, to]);
}

/** A running server with a site folder and a database folder of its own. */
export class Site {
  private process: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly url: string,
    readonly siteDir: string,
    readonly dataDir: string,
    private readonly port: number,
    private readonly extraEnvironment: Record<string, string>,
  ) {}

  /** Copies the built site and a demo database, and starts a server on a free port. */
  static async open({
    demo = 'whole',
    environment = {},
  }: { demo?: Demo; environment?: Record<string, string> } = {}): Promise<Site> {
    const folder = await mkdtemp(join(runDir, 'site-'));
    const [siteDir, dataDir] = [join(folder, 'site'), join(folder, 'data')];
    await Promise.all([copyFolder(builtSite, siteDir), copyFolder(demoDatabase(demo), dataDir)]);
    const port = await freePort();
    const site = new Site(`http://127.0.0.1:${port}`, siteDir, dataDir, port, environment);
    await site.start();
    return site;
  }

  /** A server on a database folder that is there already, or into which it loads the demo. */
  static async openOn(dataDir: string, environment: Record<string, string> = {}): Promise<Site> {
    const port = await freePort();
    const site = new Site(`http://127.0.0.1:${port}`, builtSite, dataDir, port, environment);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    this.output = '';
    this.process = spawn(process.execPath, [...SHORT_LIVED, ...serverArguments()], {
      cwd: join(root, 'server'),
      env: {
        ...process.env,
        DEMO: '1',
        DEMO_PASSWORD: demoPassword,
        // Reports are made a minute after the first start and keep the embedded database busy: tests of reports enable
        // them.
        REPORT_HOURS: '0',
        ...this.extraEnvironment,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        SITE_DIR: this.siteDir,
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (chunk) => (this.output += String(chunk)));
    this.process.stderr?.on('data', (chunk) => (this.output += String(chunk)));
    const deadline = Date.now() + 180_000;
    while (!(await answers(`${this.url}/readyz`))) {
      if (this.process.exitCode !== null || Date.now() > deadline)
        throw new Error(`The server did not start:\n${this.output.slice(-4000)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends the server as an operator would (SIGTERM), or as a crash would (SIGKILL), and waits for its end. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = this.process;
    this.process = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  /** Puts the files back that were built, and starts the server again where a test has stopped it. */
  async restore(): Promise<void> {
    await rm(this.siteDir, { recursive: true });
    await copyFolder(builtSite, this.siteDir);
    if (this.process === undefined) await this.start();
  }

  /** What the server has printed since its last start. */
  log(): string {
    return this.output;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(join(this.siteDir, '..'), { recursive: true, force: true });
  }
}
