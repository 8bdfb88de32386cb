import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp();
});
afterAll(() => tracker.close());

type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Places in a schema where a text or a list may be as long as somebody likes. */
function unlimited(schema: unknown, place: string): string[] {
  if (!isSchema(schema)) return [];
  if ('const' in schema || 'enum' in schema) return [];
  const isMissing =
    (schema.type === 'string' && typeof schema.maxLength !== 'number') ||
    (schema.type === 'array' && typeof schema.maxItems !== 'number');
  const parts: [string, unknown][] = [
    ...(isSchema(schema.properties) ? Object.entries(schema.properties) : []),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf.map((part): [string, unknown] => ['', part]) : []),
    ...(Array.isArray(schema.allOf) ? schema.allOf.map((part): [string, unknown] => ['', part]) : []),
    ['[]', schema.items],
  ];
  const within = parts.flatMap(([name, part]) => unlimited(part, name === '' ? place : `${place}.${name}`));
  return isMissing ? [place, ...within] : within;
}

/** The JSON bodies of all requests, as the API document shows them. */
function bodies(): [string, unknown][] {
  const document: unknown = tracker.app.swagger();
  const paths = isSchema(document) && isSchema(document.paths) ? document.paths : {};
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(isSchema(calls) ? calls : {}).flatMap(([method, call]): [string, unknown][] => {
      const body = isSchema(call) && isSchema(call.requestBody) ? call.requestBody.content : undefined;
      return Object.values(isSchema(body) ? body : {}).map((content): [string, unknown] => [
        `${method} ${path}`,
        isSchema(content) ? content.schema : undefined,
      ]);
    }),
  );
}

test('every text and every list of every body has a limit, which the API document shows', () => {
  expect(bodies().length).toBeGreaterThan(20);
  expect(bodies().flatMap(([call, schema]) => unlimited(schema, call))).toEqual([]);
});

/** What scripts add by PUT: it takes the place of no record. */
const ADDITIONS = [
  '/api/targ_rep/es_cell/distribution_product',
  '/api/targ_rep/targeting_vectors/distribution_product',
  '/tracking-api/mutation/mgiAllele/update',
];

test('every record that a PUT changes can be read at the same address, so that longer texts of before may stay', () => {
  const calls = bodies().map(([call]) => call.split(' '));
  const document: unknown = tracker.app.swagger();
  const paths = isSchema(document) && isSchema(document.paths) ? document.paths : {};
  const unread = calls
    .filter(([method]) => method === 'put')
    .map(([, path = '']) => path)
    .filter((path) => !('get' in Object(paths[path])));
  expect(unread).toEqual(ADDITIONS);
});

test('a text or a list without a limit is found', () => {
  const text = { type: 'string' };
  const list = { type: 'array', items: text };
  expect(unlimited({ properties: { a: { anyOf: [text, { type: 'null' }] }, b: list } }, 'body')).toEqual([
    'body.a',
    'body.b',
    'body.b.[]',
  ]);
});
