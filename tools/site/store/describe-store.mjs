import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The rules that every kind of store keeps; called by the test of each.
 *
 * @param {string} kind
 * @param {() => Promise<import('./folder-store.mjs').SiteStore>} open a new, empty one
 */
export function describeStore(kind, open) {
  describe(`a site in a ${kind}`, () => {
    /** @type {import('./folder-store.mjs').SiteStore} */
    let store;
    /** @type {string} a build on this machine */
    let build;
    beforeEach(async () => {
      store = await open();
      build = mkdtempSync(join(tmpdir(), 'build-'));
      mkdirSync(join(build, 'static'));
      writeFileSync(join(build, 'frame.json'), '{}');
      writeFileSync(join(build, 'static', 'remote.0a1b2c3d.js'), 'run()');
    });
    afterEach(() => rmSync(build, { recursive: true }));

    test('has nothing at first', async () => {
      expect(await store.read('federation.json')).toBeUndefined();
      expect(await store.list('remotes')).toEqual([]);
    });

    test('keeps a version with all its files, and lists them', async () => {
      expect(await store.addFolder('remotes/remote-a/1.0.0', build)).toBe(true);
      expect((await store.read('remotes/remote-a/1.0.0/static/remote.0a1b2c3d.js'))?.toString()).toBe(
        'run()',
      );
      const listed = await store.list('remotes/remote-a');
      expect(listed.map(({ path, bytes }) => `${path} ${bytes}`).sort()).toEqual([
        'remotes/remote-a/1.0.0/frame.json 2',
        'remotes/remote-a/1.0.0/static/remote.0a1b2c3d.js 5',
      ]);
      for (const { storedAt } of listed) expect(Math.abs(storedAt - Date.now())).toBeLessThan(60_000);
    });

    test('never changes a version that is there', async () => {
      await store.addFolder('remotes/remote-a/1.0.0', build);
      writeFileSync(join(build, 'frame.json'), '{"other":1}');
      expect(await store.addFolder('remotes/remote-a/1.0.0', build)).toBe(false);
      expect((await store.read('remotes/remote-a/1.0.0/frame.json'))?.toString()).toBe('{}');
    });

    test('of two who bring the same version at the same moment at most one succeeds', async () => {
      const both = await Promise.all([
        store.addFolder('remotes/remote-a/1.0.0', build),
        store.addFolder('remotes/remote-a/1.0.0', build),
      ]);
      expect(both.filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(await store.addFolder('remotes/remote-a/1.0.0', build)).toBe(false);
    });

    test('takes up an upload that was cut off, but never one of another build', async () => {
      const half = mkdtempSync(join(tmpdir(), 'half-'));
      mkdirSync(join(half, 'static'));
      writeFileSync(join(half, 'static', 'remote.0a1b2c3d.js'), 'run()');
      await store.addHashed('remotes/remote-a/1.0.0/static', join(half, 'static'));
      writeFileSync(join(half, 'static', 'remote.0a1b2c3d.js'), 'other()');
      await store.addHashed('remotes/remote-a/1.1.0/static', join(half, 'static'));
      rmSync(half, { recursive: true });
      const isResumed = await store.addFolder('remotes/remote-a/1.0.0', build);
      // A folder is moved to its place whole: what lies there half was not left by an upload.
      expect(isResumed).toBe(kind === 'bucket');
      expect(await store.addFolder('remotes/remote-a/1.1.0', build)).toBe(false);
      expect(await store.read('remotes/remote-a/1.1.0/frame.json')).toBeUndefined();
    });

    test('of changes at the same moment all land, each on top of another', async () => {
      const words = ['one', 'two', 'three', 'four', 'five'];
      await Promise.all(
        words.map((word) => store.change('federation.json', (text = '') => `${text}${word} `)),
      );
      const text = (await store.read('federation.json'))?.toString() ?? '';
      expect(text.trim().split(' ').sort()).toEqual([...words].sort());
    });

    test('a change that is refused changes nothing', async () => {
      await store.change('federation.json', () => 'before');
      const refusing = () => {
        throw new Error('refused');
      };
      await expect(store.change('federation.json', refusing)).rejects.toThrow('refused');
      expect((await store.read('federation.json'))?.toString()).toBe('before');
    });

    test('takes files that are named by their content, again as well', async () => {
      await store.addHashed('static', join(build, 'static'));
      await store.addHashed('static', join(build, 'static'));
      expect((await store.list('static')).map(({ path }) => path)).toEqual(['static/remote.0a1b2c3d.js']);
    });

    test('removes what it is told to, and no more', async () => {
      await store.addFolder('remotes/remote-a/1.0.0', build);
      await store.addFolder('remotes/remote-a/1.1.0', build);
      const old = await store.list('remotes/remote-a/1.0.0');
      await store.remove([...old.map(({ path }) => path), 'remotes/remote-a/1.0.0']);
      expect(await store.list('remotes/remote-a/1.0.0')).toEqual([]);
      expect(await store.list('remotes/remote-a/1.1.0')).toHaveLength(2);
    });
  });
}
