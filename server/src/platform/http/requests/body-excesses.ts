import { IsSchema, type TSchema } from 'typebox';
import { listTooLong, textTooLong } from 'shared/limits';

/** A text or list of a body that is longer than its schema allows. */
export interface Excess {
  /** `crisprAttempt.guides.3.sequence` */
  field: string;
  /** The last name of the field, without its place in a list. */
  member: string;
  value: string | readonly unknown[];
  /** What is wrong, for people. */
  problem: string;
}

type Path = readonly (string | number)[];

/** The schema without its limits of texts and lists: those depend on what is stored, too (`body-limits.ts`). */
export function withoutLimits(schema: TSchema): TSchema {
  const relaxed: unknown = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'maxLength' || key === 'maxItems' ? undefined : value,
    ),
  );
  if (!IsSchema(relaxed)) throw new Error('The copy of a schema is none.');
  return relaxed;
}

/** What of this body is too long for the schema, which it matches otherwise. */
export function* excessesOf(schema: unknown, value: unknown, path: Path = []): Generator<Excess> {
  if (!isRecord(schema)) return;
  const parts = [schema.anyOf, schema.allOf].find(Array.isArray);
  if (parts !== undefined) {
    for (const part of parts) yield* excessesOf(part, value, path);
  } else if (typeof value === 'string') {
    if (schema.type === 'string') yield* excess(path, value, textTooLong(value, limit(schema.maxLength)));
  } else if (Array.isArray(value)) {
    if (schema.type === 'array') yield* excessesOfList(schema, value, path);
  } else if (isRecord(value) && isRecord(schema.properties)) {
    for (const [name, member] of Object.entries(schema.properties))
      yield* excessesOf(member, value[name], [...path, name]);
  }
}

function* excessesOfList(
  schema: Readonly<Record<string, unknown>>,
  list: readonly unknown[],
  path: Path,
): Generator<Excess> {
  yield* excess(path, list, listTooLong(list.length, limit(schema.maxItems)));
  for (const [place, element] of list.entries()) yield* excessesOf(schema.items, element, [...path, place]);
}

function* excess(path: Path, value: Excess['value'], problem: string | undefined): Generator<Excess> {
  if (problem === undefined) return;
  const member = path.findLast((part) => typeof part === 'string') ?? 'body';
  yield { field: path.length === 0 ? 'body' : path.join('.'), member: String(member), value, problem };
}

function limit(stated: unknown): number {
  return typeof stated === 'number' ? stated : Infinity;
}

/**
 * Whether the record has it already, as it is: somebody saves a record that is older than the limit, and changes something else.
 *
 * @param stored the record as responses contain it; the same member may have another name on the way to it
 */
export function isStoredAlready(
  { member, value }: Pick<Excess, 'member' | 'value'>,
  stored: unknown,
): boolean {
  if (Array.isArray(stored)) return stored.some((element) => isStoredAlready({ member, value }, element));
  if (!isRecord(stored)) return false;
  const own = stored[member];
  if (typeof value === 'string' ? own === value || isAmong(value, own) : isAsLong(value, own)) return true;
  return Object.values(stored).some((part) => isStoredAlready({ member, value }, part));
}

function isAmong(text: string, stored: unknown): boolean {
  return Array.isArray(stored) && stored.includes(text);
}

function isAsLong(list: readonly unknown[], stored: unknown): boolean {
  return Array.isArray(stored) && stored.length >= list.length;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
