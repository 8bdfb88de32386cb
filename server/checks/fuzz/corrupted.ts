/** Bodies of requests that were right once. */
import fc from 'fast-check';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What people and programs send by mistake, or on purpose. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 31) - 1,
    '',
    ' ',
    'null',
    '12',
    '1e3',
    '99999999999999',
    '2031-02-30',
    '2031-03-02T25:00:00Z',
    'Genotype Confirmed',
    "'; drop table plan; --",
    '%',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '𝒳'.repeat(300),
    'x'.repeat(20_000),
  ),
  fc.constantFrom<Json>([], {}, [null], [[]], [{}], { id: 'x' }, { id: -5 }, [{ id: 2 ** 40 }], ['x', 'x']),
  fc.string({ maxLength: 20 }),
  fc.integer(),
);

/** The body with one to three values replaced, removed or wrapped. */
export function corrupted(body: Json): fc.Arbitrary<Json> {
  return fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'wrap', 'repeat'), junk), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) =>
      changes.reduce<Json>((value, [place, way, other]) => {
        const paths = pathsOf(value);
        return changed(value, paths[place % paths.length] ?? [], way, other);
      }, body),
    );
}

function pathsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))];
}

function changed(value: Json, path: readonly string[], way: string, other: Json): Json {
  const [name, ...rest] = path;
  if (name === undefined) return way === 'wrap' ? [value] : way === 'repeat' ? [value, value] : other;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !(way === 'remove' && rest.length === 0 && key === name))
    .map(([key, inner]) => [key, key === name ? changed(inner, rest, way, other) : inner] as const);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
