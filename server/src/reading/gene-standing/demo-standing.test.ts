import type { GenePage, GeneSuggestion } from 'shared/contract';
import { getJson } from '../../../testing/calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadDemo } from '../../jobs/demo/load-demo.ts';
import { genePageRoutes } from '../gene-page/routes.ts';
import { geneSuggestionRoutes } from '../gene-suggestions/routes.ts';

/** Loading takes a while on a busy machine. */
const LOADING_MS = 600_000;
/** One gene in so many. */
const SHARE = 100;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [genePageRoutes, geneSuggestionRoutes] });
  await loadDemo(tracker.db, { passwordHash: 'x', share: SHARE });
}, LOADING_MS);
afterAll(() => tracker.close());

/** Where a gene's page says that it stands. */
async function onItsPage(symbol: string): Promise<string | null> {
  const page = await getJson<GenePage>(tracker, `/api/v2/genes/${encodeURIComponent(symbol)}`);
  const furthest = page.plans.find(({ pin }) => pin === page.furthestPlanPin);
  return furthest?.statusName ?? page.projects.at(-1)?.summaryStatusName ?? null;
}

async function suggested(symbol: string): Promise<string | null | undefined> {
  const query = new URLSearchParams({ text: symbol }).toString();
  const genes = await getJson<GeneSuggestion[]>(tracker, `/api/v2/genes/suggestions?${query}`);
  return genes.find((gene) => gene.symbol === symbol)?.summaryStatusName;
}

test(
  'genes of the demo stand in the suggestions where they stand on their pages',
  async () => {
    const worked = await tracker.db
      .selectFrom('gene')
      .innerJoin('project_intention_gene as target', 'target.gene_id', 'gene.id')
      .select('gene.symbol')
      .distinct()
      .orderBy('gene.symbol')
      .execute();
    const idle = await tracker.db
      .selectFrom('gene')
      .select('symbol')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('project_intention_gene').whereRef('gene_id', '=', 'gene.id').select('gene_id')),
        ),
      )
      .limit(3)
      .execute();
    const symbols = [...worked, ...idle].map(({ symbol }) => symbol);
    const suggestions = await Promise.all(symbols.map(suggested));
    const pages = await Promise.all(symbols.map(onItsPage));
    expect(Object.fromEntries(symbols.map((symbol, index) => [symbol, suggestions[index]]))).toEqual(
      Object.fromEntries(symbols.map((symbol, index) => [symbol, pages[index]])),
    );
    // It compares something: many genes, at statuses that differ.
    expect(worked.length).toBeGreaterThan(30);
    expect(new Set(pages).size).toBeGreaterThan(4);
  },
  LOADING_MS,
);
