import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beginDataDir } from '../../../testing/embedded-database.ts';
import { freePort } from '../../../testing/free-port.ts';
import { serverProcesses, START_PATIENCE_MS } from '../../../testing/server-process.ts';

jest.setTimeout(2 * START_PATIENCE_MS);
const servers = serverProcesses();
const SERVER = join(__dirname, '../../..');

/** The command, on the folder of the servers. */
function createAdmin(...args: string[]) {
  const run = spawnSync(process.execPath, ['dist/create-admin.mjs', ...args], {
    cwd: SERVER,
    env: {
      ...process.env,
      INIT_CWD: SERVER,
      DATABASE_URL: '',
      DATA_DIR: servers.dataDir,
      PUBLIC_URL: 'https://t.example',
    },
    encoding: 'utf8',
  });
  return { code: run.status, printed: run.stdout, complaint: run.stderr };
}

test('a start without an administrator names the command, which waits for nobody and prints a link', async () => {
  await beginDataDir(servers.dataDir);
  const server = servers.run(await freePort());
  await servers.ready(server);
  expect(server.output()).toContain('run "npm run create-admin -- EMAIL"');
  expect(createAdmin('boss@lab.example').complaint).toContain('is in use by another server');
  server.process.kill('SIGTERM');
  await server.ended;

  const made = createAdmin('boss@lab.example', '--name', 'Boss');
  expect(made.code).toBe(0);
  expect(made.printed).toContain('boss@lab.example has an account, and is an administrator.');
  expect(made.printed).toMatch(/^https:\/\/t\.example\/#\/reset-password\?token=[\w-]{43}$/m);

  const next = servers.run(await freePort());
  await servers.ready(next);
  expect(next.output()).not.toContain('create-admin');
});

test.each(['', 'boss', 'a@b.c d@e.f', '--nonsense'])('%j is refused with a reason', (words) => {
  const refused = createAdmin(...words.split(' ').filter(Boolean));
  expect([refused.code, refused.printed]).toEqual([1, '']);
  expect(refused.complaint).toMatch(/address|nonsense/);
});
