import { spawn, spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openScratch } from 'tools/mutations/scratch.mjs';
import { readRegistry } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';
import { root } from '../support/paths.ts';
import type { Site } from '../support/site.ts';

/** Making and releasing, on two quiet cores; the machine of a test may be busy. */
const LONGEST = 3 * 60_000;

const FIRST_PAGE = join('remote-hello', 'src', 'first-page.tsx');

/** Starts `npm run dev`; resolves to the address that it prints. */
async function develop(cwd: string, site: Site): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [join('tools', 'dev.mjs'), 'hello'], {
    cwd,
    env: { ...process.env, SITE_PORT: new URL(site.url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const [, address] = /remote-hello is at (\S+)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(printed)));
  });
  return { url, stop: () => void child.kill() };
}

/** What is saved is shown, and what was typed stays. */
async function expectStateKept(page: Page, folder: string, url: string): Promise<void> {
  const file = join(folder, FIRST_PAGE);
  const before = await readFile(file, 'utf8');
  const withField = before.replace('<Text>', '<input aria-label="Note" /><Text>');
  await writeFile(file, withField);
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Note' }).fill('typed before saving', { timeout: 60_000 });
  await writeFile(file, withField.replace('This area is new', 'This area is changed'));
  await expect(page.getByText('This area is changed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('typed before saving');
  await writeFile(file, before);
}

function run(cwd: string, siteDir: string, program: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [join('tools', `${program}.mjs`), ...words], {
    cwd,
    env: { ...process.env, SITE_DIR: siteDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed)))),
  );
}

/** What git sees as new or changed in a folder. */
function changedIn(folder: string): string[] {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' }).stdout;
  const status = git('status', '--porcelain', '--untracked-files=all');
  return status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

function begin(folder: string): void {
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@lab.example', ...words], {
      cwd: folder,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it stands');
}

test('a seventh area is made, released, seen in the menu, and removed, and nothing else changes', async ({
  page,
  site,
}, info) => {
  test.setTimeout(15 * 60_000);
  const copy = openScratch(root);
  try {
    begin(copy.folder);
    const before = (await readRegistry(site)).remotes;

    const start = Date.now();
    await run(copy.folder, site.siteDir, 'new-remote', 'hello');
    const printed = await run(copy.folder, site.siteDir, 'release', 'remote-hello');
    const milliseconds = Date.now() - start;
    await info.attach('made and released', {
      body: `${milliseconds} ms\n${printed}`,
      contentType: 'text/plain',
    });
    expect(milliseconds).toBeLessThan(LONGEST);

    const changed = changedIn(copy.folder);
    expect(changed).toContain('remote-hello/src/first-page.tsx');
    expect(changed.filter((path) => !path.startsWith('remote-hello/'))).toEqual(['pnpm-lock.yaml']);
    expect(await readFile(join(copy.folder, 'remote-hello', 'CHANGELOG.md'), 'utf8')).toContain('1.0.0');
    const development = await develop(copy.folder, site);
    await expectStateKept(page, copy.folder, development.url).finally(development.stop);

    // No other area was built or released again.
    const others = (await readRegistry(site)).remotes.filter(({ name }) => name !== 'remote-hello');
    expect(others).toEqual(before);

    await page.goto(site.url);
    await page.getByRole('banner').getByRole('link', { name: 'Hello' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
    await expect(page.locator('[data-remote="remote-hello"]')).toHaveAttribute(
      'data-remote-version',
      '1.0.0',
    );

    await rm(join(copy.folder, 'remote-hello'), { recursive: true });
    await run(copy.folder, site.siteDir, 'withdraw', 'remote-hello', '--reason', 'tried out');
    await page.goto(`${site.url}/?again`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Reports' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Hello' })).toHaveCount(0);
  } finally {
    copy.remove();
  }
});
