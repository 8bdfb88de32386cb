import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(__dirname, '../../server');

/** What the programs of the bench take from the server, which they import by a text that no compiler reads. */
const TAKEN = readdirSync(__dirname)
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
  .flatMap((program) => {
    const text = readFileSync(join(__dirname, program), 'utf8');
    return [...text.matchAll(/const \{ ([^}]+) \} = await source\('([^']+)'\)/g)].map(
      ([, names = '', path = '']) => ({ program, names: names.split(', '), path: fileOf(path) }),
    );
  });

/** @param {string} path below `server` or its `src` */
function fileOf(path) {
  return /^(src|testing)\//.test(path) ? path : `src/${path}`;
}

test('the programs that load sources of the server are looked at', () => {
  expect(TAKEN.length).toBeGreaterThan(10);
});

test.each(TAKEN)('$program: $path exports $names', ({ path, names }) => {
  const file = join(server, path);
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  const missing = names.filter(
    (name) =>
      !new RegExp(`export (async )?(const|function\\*?|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(
        text,
      ),
  );
  expect(missing).toEqual([]);
});
