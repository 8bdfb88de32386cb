/** The rules and the dashboard of `deploy/monitoring` name no series that does not exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMetrics } from './metrics.ts';

const FOLDER = join(__dirname, '../../../../deploy/monitoring');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** Words of the query language, and what Prometheus makes itself. */
const WORDS = new Set(
  'sum rate increase histogram_quantile min_over_time topk by and or unless up time max'.split(' '),
);

/** Names of series in an expression: what is left without labels, windows, numbers and words of the language. */
function seriesIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return (bare.match(/[a-zA-Z_][\w:]*/g) ?? []).filter((name) => !WORDS.has(name) && !/^e\d*$/.test(name));
}

const rules = read('tracker-rules.yaml');
const expressionsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const recorded = expressionsOf(rules, /- record: (\S+)/g);
const expressions = [
  ...expressionsOf(rules, /^ +expr: (.+)$/gm),
  ...expressionsOf(read('grafana-dashboard.json'), /"expr": "((?:[^"\\]|\\.)*)"/g),
];

/** Every series that an instance exports, with the forms that a histogram has. */
async function exported(): Promise<Set<string>> {
  const metrics = openMetrics({
    pool: () => ({ total: 5, idle: 2, waiting: 1 }),
    reads: {
      for: () => Promise.reject(new Error('Nothing is read here.')),
      standing: () => ({ state: 'serving', secondsBehind: 0, bytesBehind: 0 }),
      counts: () => ({ primary: 0, replica: 0 }),
    },
    restoreProofFile: '/no/proof.json',
  });
  const { body } = await metrics.text();
  metrics.close();
  const families = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

test('every series of the rules and of the dashboard exists', async () => {
  const known = await exported();
  const named = new Set(expressions.flatMap(seriesIn));
  expect(expressions.length).toBeGreaterThan(25);
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !known.has(name) && !recorded.includes(name))).toEqual([]);
});

test('a series that does not exist is found', () => {
  expect(seriesIn('sum by (le) (rate(http_gone_total{status=~"5.."}[5m])) > 14.4 * 0.001')).toEqual([
    'http_gone_total',
  ]);
});
