import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPES } from '../../webpack/types-plugin.mjs';
import { typeProblems } from '../checks/types-check.mjs';
import { release } from '../release.mjs';
import { folderStore } from '../store/folder-store.mjs';

/**
 * @typedef {import('../checks/contract-check.mjs').FrameFacts} FrameFacts
 * @typedef {Partial<FrameFacts> & { script?: string, types?: Record<string, string> }} Built what a build of a test looks like, where it
 *   matters; types: its sources by path
 */

/** A site in its own folder, and builds to release onto it, for tests. */
export class TestSite {
  folder = mkdtempSync(join(tmpdir(), 'test-site-'));
  store = folderStore(join(this.folder, 'site'));

  /** @param {Partial<FrameFacts>} [shell] what differs from an ordinary one */
  constructor(shell = {}) {
    mkdirSync(join(this.folder, 'site'));
    this.showShell(shell);
  }

  /** @param {Partial<FrameFacts>} shell */
  showShell(shell) {
    this.shell = { name: 'shell', version: '1.0.0', contract: 2, shared: { react: '19.3.1' }, ...shell };
    writeFileSync(join(this.folder, 'site', 'frame.json'), JSON.stringify(this.shell));
  }

  /** @param {string} name @param {string} version @param {Built} [built] @returns {string} its folder */
  build(name, version, { script = `/* ${version} */`, types, ...facts } = {}) {
    const folder = join(this.folder, 'builds', `${name}-${version}`);
    mkdirSync(join(folder, 'static'), { recursive: true });
    const area = { title: 'Reports', prefixes: ['/reports'], entry: 'mf-manifest.json' };
    const all = { name, version, contract: 2, shared: {}, ...area, ...facts };
    writeFileSync(join(folder, 'frame.json'), JSON.stringify(all));
    writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify({ version }));
    if (types !== undefined) writeFileSync(join(folder, TYPES), JSON.stringify(types));
    writeFileSync(join(folder, 'remoteEntry.js'), script);
    writeFileSync(join(folder, 'static', 'shell.0a1b2c3d.js'), script);
    writeFileSync(join(folder, 'index.html'), `<script src=static/shell.0a1b2c3d.js></script>${version}`);
    return folder;
  }

  /**
   * Releases a build of the test's own; tests and smoke test succeed unless given problems.
   *
   * @param {import('../release.mjs').Order} order
   * @param {Built} [built]
   * @param {{ tests?: string[], smokeTest?: string[], meet?: () => Promise<string[]> }} [steps] problems that the tests and the
   *   smoke test find; meet: runs in the place of the tests
   */
  release(order, built, { tests = [], smokeTest = [], meet = async () => tests } = {}) {
    return release(this.store, order, {
      build: ({ name, version }, use) =>
        use({ name, version, folder: this.build(name, version, built), sources: 's', seconds: 0 }),
      types: built?.types === undefined ? async () => [] : typeProblems,
      test: meet,
      smokeTest: async () => smokeTest,
    });
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}
