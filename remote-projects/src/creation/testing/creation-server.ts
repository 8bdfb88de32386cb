import type { AssignmentPreview, Configuration, ReferenceGene } from 'shared/contract';
import { http, HttpResponse, testServer } from 'shared/testing';

/** Lists in which work units, work groups and funders depend on each other. */
export const LISTS: Partial<Configuration> = {
  consortia: ['IMPC', 'CMG'],
  privacies: ['public', 'protected', 'restricted'],
  attemptTypesByPlanTypes: {
    production: ['crispr', 'haplo-essential crispr', 'es cell', 'es cell allele modification', 'breeding'],
    phenotyping: ['adult and embryo phenotyping'],
  },
  workUnits: ['BCM', 'JAX', 'TCP'],
  workGroupsByWorkUnits: { BCM: ['BaSH'], JAX: ['JAX', 'Shared'], TCP: [] },
  fundersByWorkGroups: { BaSH: ['KOMP'], JAX: ['KOMP', 'KOMP2'], Shared: [] },
  molecularMutationTypes: ['Deletion', 'Insertion', 'legacy'],
  mutationCategorizationsByType: { allele_category: ['Conditional', 'Cre'], repair_mechanism: ['NHEJ'] },
};

const GENES: ReferenceGene[] = [
  { symbol: 'T', accId: 'MGI:98472' },
  { symbol: 'Egr1', accId: 'MGI:95295' },
  { symbol: 'Egr2', accId: 'MGI:95296' },
  { symbol: 'Atrx', accId: 'MGI:103067' },
];

const NOTHING_YET: AssignmentPreview = {
  assignmentStatusName: 'Assigned',
  projects: [],
  totalProjects: 0,
  competingTpns: [],
};

/** What the server was asked and sent. */
export interface CreationServer {
  /** `input` of each gene search, and when it came (`performance.now`). */
  searches: { input: string; at: number }[];
  /** Query of each request about the status. */
  previews: string[];
  /** Bodies of the projects that were to be created, and their keys. */
  created: { body: unknown; key: string | null }[];
}

/** A server that knows four genes, of which Egr2 has the synonym Krox20, and creates project 77. */
export function serveCreation(preview: Partial<AssignmentPreview> = {}): CreationServer {
  const seen: CreationServer = { searches: [], previews: [], created: [] };
  testServer.use(
    http.get('*/api/genesInExternalData', ({ request }) => {
      const input = inputOf(request.url);
      seen.searches.push({ input, at: performance.now() });
      return HttpResponse.json(
        GENES.filter(({ symbol, accId }) => begins(symbol, input) || begins(accId, input)),
      );
    }),
    http.get('*/api/genesNamesInExternalData', ({ request }) => {
      const input = inputOf(request.url);
      seen.searches.push({ input, at: performance.now() });
      const named = GENES.filter(({ symbol }) => symbol.toLowerCase() === input.toLowerCase());
      return HttpResponse.json(named.map(({ symbol }) => symbol));
    }),
    http.get('*/api/geneSynonymInExternalData', ({ request }) => {
      const symbol = new URL(request.url).searchParams.get('symbol')?.toLowerCase();
      if (symbol === 'krox20') return HttpResponse.json(GENES[2]);
      if (symbol === 'krox') return HttpResponse.json({ ...GENES[2], sameSynonym: [GENES[1]] });
      return new HttpResponse();
    }),
    http.get('*/api/v2/assignmentPreview', ({ request }) => {
      seen.previews.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ ...NOTHING_YET, ...preview });
    }),
    http.post('*/api/projects', async ({ request }) => {
      seen.created.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      const href = 'http://tracker.example/api/projects/TPN:000000077';
      return HttpResponse.json({ history: [], _links: { self: { href } } });
    }),
  );
  return seen;
}

function inputOf(url: string): string {
  return new URL(url).searchParams.get('input') ?? '';
}

function begins(text: string, pattern: string): boolean {
  return text.toLowerCase().startsWith(pattern.toLowerCase().replace(/%$/, ''));
}
