import type { GeneListRecord, GeneListRecordInput } from 'shared/contract';

/** What a person edits of a record (spec part 2 §3); its projects follow from its genes. */
export interface RecordValues {
  /** Symbols, in order. */
  genes: readonly string[];
  note: string | null;
  recordTypes: readonly string[];
  /** Part of the public list. */
  visible: boolean;
}

/** A new row (spec part 2 §4): no genes, an empty note, not visible. */
export const BLANK_RECORD: RecordValues = { genes: [], note: null, recordTypes: [], visible: false };

export function valuesOf({ genes, note, recordTypes, visible }: GeneListRecord): RecordValues {
  return { genes: genes.map(({ symbol }) => symbol), note, recordTypes, visible };
}

/** Whether saving one in the place of the other would change nothing. The order of types has no meaning, that of genes has. */
export function sameValues(one: RecordValues, other: RecordValues): boolean {
  return (
    sameList(one.genes, other.genes) &&
    (one.note ?? '') === (other.note ?? '') &&
    sameList([...one.recordTypes].sort(), [...other.recordTypes].sort()) &&
    one.visible === other.visible
  );
}

/** Whether nothing has been typed into a new row; such a row is not sent. */
export function isBlank(values: RecordValues): boolean {
  return sameValues(values, BLANK_RECORD);
}

/** A record as it is sent: the temporary id of a new one, and projects, as null (spec part 2 §3). */
export function inputOf(id: number, values: RecordValues): GeneListRecordInput & { projects: null } {
  return {
    id: id < 0 ? null : id,
    genes: values.genes.map((symbol) => ({ symbol })),
    note: values.note,
    recordTypes: [...values.recordTypes],
    visible: values.visible,
    projects: null,
  };
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((element, position) => element === other[position]);
}
