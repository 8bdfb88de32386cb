import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { WantedSequence } from '../mutation-change.ts';
import type { MutationRow } from '../mutation-rows.ts';

type StoredSequence = MutationRow['sequences'][number];

interface Kept extends WantedSequence {
  stored: StoredSequence;
}

/**
 * Replaces the sequences of a mutation by those of a request, by the id rules of api-2 §21. Each is two rows, of
 * `mutation_sequence` and of `sequence`, which are added and deleted together.
 *
 * @param categoryId stored with every sequence, whatever the request contains (§15.3)
 */
export async function replaceSequences(
  tx: Db,
  mutationId: number,
  stored: readonly StoredSequence[],
  wanted: readonly WantedSequence[],
  categoryId: number,
): Promise<void> {
  const unclaimed = new Map(stored.map((sequence) => [sequence.id, sequence]));
  const kept: Kept[] = [];
  const added: WantedSequence[] = [];
  for (const sequence of wanted) {
    const match = sequence.id === null ? undefined : unclaimed.get(sequence.id);
    if (match === undefined) added.push(sequence);
    else kept.push({ ...sequence, stored: match });
    if (match !== undefined) unclaimed.delete(match.id);
  }
  if (unclaimed.size > 0) await deleteSequences(tx, [...unclaimed.values()]);
  await changeTexts(tx, kept.filter(hasOtherText), categoryId);
  await changeIndexes(
    tx,
    kept.filter(({ index, stored: { index: before } }) => index !== before),
  );
  if (added.length > 0) await insertSequences(tx, mutationId, added, categoryId);
}

function hasOtherText({ text, typeId, stored }: Kept): boolean {
  return text !== stored.text || typeId !== stored.typeId;
}

async function deleteSequences(tx: Db, sequences: readonly StoredSequence[]): Promise<void> {
  const ids = sequences.map(({ id }) => id);
  await sql`delete from mutation_sequence where id = any (${ids}::bigint[])`.execute(tx);
  const texts = sequences.map(({ sequenceId }) => sequenceId);
  await sql`
    delete from sequence where id = any (${texts}::bigint[])
      and not exists (select from mutation_sequence where sequence_id = sequence.id)
      and not exists (select from project_intention_sequence where sequence_id = sequence.id)`.execute(tx);
}

async function changeTexts(tx: Db, sequences: readonly Kept[], categoryId: number): Promise<void> {
  if (sequences.length === 0) return;
  await sql`
    update sequence set sequence = wanted.text, sequence_type_id = wanted.type_id,
      sequence_category_id = ${categoryId}
    from unnest(${sequences.map(({ stored }) => stored.sequenceId)}::bigint[], ${textsOf(sequences)}::text[],
      ${typesOf(sequences)}::bigint[]) wanted (id, text, type_id)
    where sequence.id = wanted.id`.execute(tx);
}

/** In one statement, so that two sequences can change places. */
async function changeIndexes(tx: Db, sequences: readonly Kept[]): Promise<void> {
  if (sequences.length === 0) return;
  const ids = sequences.map(({ stored }) => stored.id);
  const indexes = sequences.map(({ index }) => index);
  await sql`
    update mutation_sequence set index = wanted.index
    from unnest(${ids}::bigint[], ${indexes}::integer[]) wanted (id, index)
    where mutation_sequence.id = wanted.id`.execute(tx);
}

/** Each becomes two rows, whose ids must be known before either is there. */
async function insertSequences(
  tx: Db,
  mutationId: number,
  sequences: readonly WantedSequence[],
  categoryId: number,
): Promise<void> {
  await sql`
    with wanted as materialized (
      select nextval(pg_get_serial_sequence('sequence', 'id')) as id, line.*
      from unnest(${textsOf(sequences)}::text[], ${typesOf(sequences)}::bigint[],
        ${sequences.map(({ index }) => index)}::integer[]) line (text, type_id, index)
    ), added as (
      insert into sequence (id, sequence, sequence_type_id, sequence_category_id)
      select id, text, type_id, ${categoryId} from wanted
    )
    insert into mutation_sequence (mutation_id, sequence_id, index)
    select ${mutationId}::bigint, id, index from wanted`.execute(tx);
}

function textsOf(sequences: readonly WantedSequence[]): (string | null)[] {
  return sequences.map(({ text }) => text);
}

function typesOf(sequences: readonly WantedSequence[]): (number | null)[] {
  return sequences.map(({ typeId }) => typeId);
}
