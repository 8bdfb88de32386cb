import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFile } from '../../src/platform/folders/server-folder.ts';
import { UNUSED, USED, type Feature } from './features.ts';

const FOLDERS = ['migrations', 'src'];
/** Files are named as long as they are so few. */
const MOST_NAMED = 8;

interface Source {
  name: string;
  /** Without comments. */
  text: string;
}

/** Statements of the product: migrations, and sources without their tests. */
export function statements(): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(serverFile(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(sql|ts)$/.test(name) && !/\.test\.ts$|(^|\/)testing\//.test(name))
      .map((name) => ({
        name: `${folder}/${name}`,
        text: withoutComments(readFileSync(join(serverFile(folder), name), 'utf8')),
      })),
  );
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|--.*$/gm, '');
}

/** The files that use something, by name. */
export function usersOf(pattern: RegExp, sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .toSorted();
}

/** The table of docs/distributed-engines.md. */
export function enginesTable(sources = statements()): string {
  const rows = USED.map(
    (feature) =>
      `| ${feature.name} | ${where(usersOf(feature.pattern, sources))} | ${ENGINES.map((engine) => verdict(feature[engine])).join(' | ')} |`,
  );
  const free = Object.keys(UNUSED).map((name) => `| ${name} | nowhere | – | – | – |`);
  const head = '| what our statements use | where | Citus | YugabyteDB | CockroachDB |';
  return [head, '| --- | --- | --- | --- | --- |', ...rows, ...free].join('\n');
}

const ENGINES = ['citus', 'yugabyte', 'cockroach'] as const;

const verdict = (given: Feature['citus']) => (given === 'works' ? 'works' : given.changes);

function where(files: readonly string[]): string {
  if (files.length > MOST_NAMED) return 'in many places';
  return files
    .map((name) => `\`${name.replace(/^migrations\/(\d+).*/, 'migration $1').replace(/^src\//, '')}\``)
    .join(', ');
}
