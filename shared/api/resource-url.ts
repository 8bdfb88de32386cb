/** A list becomes one parameter for each value, because values themselves may contain commas. */
export type QueryParams = Record<
  string,
  string | number | boolean | undefined | readonly (string | number)[]
>;

/** Query string without the question mark; parameters without a value are left out. */
export function encodeQuery(query: QueryParams): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const values = typeof value === 'object' ? value : [value];
    for (const each of values) parameters.append(name, String(each));
  }
  return parameters.toString();
}

/** Path and query of a resource: what is requested, and what a response is cached under. */
export function resourceUrl(path: string, query: QueryParams = {}): string {
  const encoded = encodeQuery(query);
  if (encoded === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${encoded}`;
}
