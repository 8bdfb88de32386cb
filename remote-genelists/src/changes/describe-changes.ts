import { isBlank, type RecordValues } from './record-values.ts';
import type { ChangeSet } from './change-set.ts';

/** An unsaved change in words. */
export interface DescribedChange {
  consortium: string;
  id: number;
  /** What happens to which record: `Changed: Abl1, Abl2`. */
  text: string;
}

/** All unsaved changes, list by list, so that none is forgotten on a page that is not seen. */
export function describeChanges(set: ChangeSet): DescribedChange[] {
  return set.flatMap(({ consortium, changed, added }) => [
    ...changed.map(({ id, stored, mine }) => ({
      consortium,
      id,
      text: `${mine === null ? 'Deleted' : 'Changed'}: ${genesText(stored)}`,
    })),
    ...added
      .filter(({ mine }) => !isBlank(mine))
      .map(({ id, mine }) => ({ consortium, id, text: `New: ${genesText(mine)}` })),
  ]);
}

export function genesText({ genes }: Pick<RecordValues, 'genes'>): string {
  return genes.length === 0 ? 'no genes' : genes.join(', ');
}

/** A record in words, for who must choose between two versions of it. */
export function recordText(values: RecordValues | null): string {
  if (values === null) return 'Deleted';
  const { note, recordTypes, visible } = values;
  return [
    genesText(values),
    `Note: ${note === null || note === '' ? 'none' : note}`,
    `Types: ${recordTypes.length === 0 ? 'none' : recordTypes.join(', ')}`,
    visible ? 'Visible' : 'Not visible',
  ].join(' · ');
}
