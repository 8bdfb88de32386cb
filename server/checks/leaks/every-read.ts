import type { TestApp } from '../../testing/test-app.ts';

/** Values for parameters of addresses and queries, by their names. */
export type Values = Readonly<Record<string, readonly string[]>>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

interface ApiDocument {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

/**
 * Addresses of all reads of the API, as its document has them: each with all values of its path, without and with each of the
 * parameters that have values.
 *
 * @throws Error for a parameter that must be there and has no values: the check does not know what is behind it
 */
export async function everyRead(tracker: TestApp, values: Values): Promise<string[]> {
  const document: ApiDocument = (await tracker.app.inject({ url: '/docs/openapi.json' })).json();
  return Object.entries(document.paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : readsOf(path, get.parameters ?? [], values),
  );
}

function readsOf(path: string, parameters: readonly Parameter[], values: Values): string[] {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const required = query.filter((parameter) => parameter.required);
  const needed = required.map(({ name }) => pair(name, valuesOf(name, values, path)[0] ?? ''));
  const further = query
    .filter((parameter) => !parameter.required)
    .flatMap(({ name }) => (values[name] ?? []).map((value) => pair(name, value)));
  const others = required.flatMap(({ name }, index) =>
    valuesOf(name, values, path)
      .slice(1)
      .map((value) => [...needed.slice(0, index), pair(name, value), ...needed.slice(index + 1)]),
  );
  const queries = [needed, ...others, ...further.map((one) => [...needed, one])];
  return filled(path, values).flatMap((address) =>
    queries.map((pairs) => (pairs.length === 0 ? address : `${address}?${pairs.join('&')}`)),
  );
}

/** The path with all values of its parameters. */
function filled(path: string, values: Values): string[] {
  const [whole, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (whole === undefined || name === undefined) return [path];
  return valuesOf(name, values, path).flatMap((value) =>
    filled(path.replace(whole, encodeURIComponent(value)), values),
  );
}

function valuesOf(name: string, values: Values, path: string): readonly string[] {
  const known = values[name];
  if (known === undefined) throw new Error(`${path} needs values for its parameter ${name}.`);
  return known;
}

function pair(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}`;
}
