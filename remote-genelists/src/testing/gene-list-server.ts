import type { GeneListPage, GeneListRecord, GeneListRecordInput } from 'shared/contract';
import { http, HttpResponse, refusal, testServer } from 'shared/testing';

let lastGeneId = 0;

/** A stored record of one gene, or of those that the test says. */
export function aRecord(
  id: number,
  genes: string[] = [`Gene${id}`],
  more: Partial<GeneListRecord> = {},
): GeneListRecord {
  return {
    id,
    note: null,
    visible: false,
    genes: genes.map((symbol, index) => ({
      id: ++lastGeneId,
      accId: `MGI:${id}`,
      symbol,
      name: null,
      index,
    })),
    recordTypes: [],
    projects: [],
    ...more,
  };
}

/** So many records, each of one gene: Gene1, Gene2, … */
export function numberedRecords(count: number): GeneListRecord[] {
  return Array.from({ length: count }, (_, position) => aRecord(position + 1));
}

/** A call that was made, as the tests compare it. */
export interface SeenCall {
  method: string;
  ifMatch: string | null;
  body: unknown;
  ids: string | null;
}

/** Gene lists that keep what is sent, with versions as the server has them; and its requests. */
export interface FakeLists {
  records: Map<string, GeneListRecord[]>;
  /** Of each list; all begin with 7. */
  versions: Map<string, number>;
  /** Questions for pages, as queries. */
  questions: URLSearchParams[];
  changes: SeenCall[];
  /** From now on responses wait, until the returned function is called. */
  holdPages: () => () => void;
  /** Responds to the next change of this kind instead of making it. */
  refuseNext: (method: 'POST' | 'DELETE', response: Response) => void;
}

/** A server with these lists, by consortium. */
export function serveLists(lists: Record<string, GeneListRecord[]>): FakeLists {
  const refusals = new Map<string, Response>();
  const fake: FakeLists = {
    records: new Map(Object.entries(lists)),
    versions: new Map(Object.keys(lists).map((consortium) => [consortium, 7])),
    questions: [],
    changes: [],
    holdPages: () => {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    refuseNext: (method, response) => refusals.set(method, response),
  };
  let gate = Promise.resolve();
  const read = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const query = new URL(request.url).searchParams;
    fake.questions.push(query);
    await gate;
    const all = fake.records.get(String(params.consortium)) ?? [];
    const term = query.get('markerSymbol')?.toLowerCase();
    const isPublic = request.url.includes('publicContent');
    const asked = all.filter(
      ({ genes, visible }) =>
        (!isPublic || visible) &&
        (term === undefined || genes.some(({ symbol }) => symbol.toLowerCase() === term)),
    );
    return HttpResponse.json(pageOf(asked, query), {
      headers: { ETag: `"${fake.versions.get(String(params.consortium)) ?? 0}-digest"` },
    });
  };
  const change = (request: Request, consortium: string, body?: GeneListRecordInput[]) => {
    const method = body === undefined ? 'DELETE' : 'POST';
    const ids = new URL(request.url).searchParams.get('recordId');
    const ifMatch = request.headers.get('If-Match');
    fake.changes.push({ method, ifMatch, body, ids });
    const refused = refusals.get(method);
    if (refused !== undefined) {
      refusals.delete(method);
      return refused;
    }
    const version = /^"(\d+)/.exec(ifMatch ?? '')?.[1];
    const present = fake.versions.get(consortium) ?? 0;
    if (version !== String(present))
      return refusal(
        412,
        `The gene list of ${consortium} has been changed by somebody else since you read it.`,
      );
    fake.versions.set(consortium, present + 1);
    const before = fake.records.get(consortium) ?? [];
    fake.records.set(consortium, body === undefined ? removed(before, ids ?? '') : written(before, body));
    return new HttpResponse(null, { status: 204 });
  };
  const path = '*/api/geneList/:consortium';
  testServer.use(
    http.get(`${path}/content`, read),
    http.get(`${path}/publicContent`, read),
    http.post<{ consortium: string }, GeneListRecordInput[]>(
      `${path}/content`,
      async ({ request, params }) => {
        const body = await request.clone().json();
        return change(request, params.consortium, body);
      },
    ),
    http.delete<{ consortium: string }>(`${path}/content`, ({ request, params }) =>
      change(request, params.consortium),
    ),
  );
  return fake;
}

function pageOf(records: GeneListRecord[], query: URLSearchParams): GeneListPage {
  const size = Number(query.get('size') ?? 20);
  const number = Number(query.get('page') ?? 0);
  const page = records.slice(number * size, (number + 1) * size);
  return {
    ...(page.length > 0 && { _embedded: { records: page } }),
    _links: { self: { href: 'https://tracker.example/api/geneList' } },
    page: { size, number, totalElements: records.length, totalPages: Math.ceil(records.length / size) },
  };
}

function written(before: GeneListRecord[], inputs: GeneListRecordInput[]): GeneListRecord[] {
  const after = [...before];
  for (const input of inputs) {
    const nextId = Math.max(0, ...after.map(({ id }) => id)) + 1;
    const id = typeof input.id === 'number' ? input.id : nextId;
    const symbols = (input.genes ?? []).map(({ symbol }) => String(symbol));
    const record = aRecord(id, symbols, {
      note: input.note === null || input.note === undefined ? null : String(input.note),
      visible: input.visible === true,
      recordTypes: (input.recordTypes ?? []).map(String),
    });
    const position = after.findIndex((each) => each.id === id);
    if (position === -1) after.push(record);
    else after[position] = record;
  }
  return after;
}

function removed(before: GeneListRecord[], ids: string): GeneListRecord[] {
  const gone = ids.split(',').map(Number);
  return before.filter(({ id }) => !gone.includes(id));
}
