import type { CrisprAttemptInput } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { storedIdOf } from '../field-of-attempt.ts';

type ReagentInput = NonNullable<CrisprAttemptInput['reagents']>[number];
type NamedReagent = Omit<ReagentInput, 'name'>;

/**
 * Reagents with their name as `reagentName`, which some clients send as `name` (ui-screens 11.7). Where both are sent, as in a
 * response that was edited, the one that differs from what is stored was changed.
 */
export async function withReagentNames(
  reagents: readonly ReagentInput[],
  { db, lists }: { db: Db; lists: Lists },
): Promise<NamedReagent[]> {
  const ids = reagents.filter(hasTwoNames).flatMap(({ id }) => storedIdOf(id) ?? []);
  const stored = await storedNames(db, ids, lists);
  return reagents.map(({ name, ...reagent }) => {
    const { id, reagentName } = reagent;
    if (isAbsent(name)) return reagent;
    const before = stored.get(storedIdOf(id) ?? 0);
    const isNameMeant = isAbsent(reagentName) || (before !== undefined && before !== name);
    return isNameMeant ? { ...reagent, reagentName: name } : reagent;
  });
}

function isAbsent(name: string | null | undefined): name is null | undefined {
  return name === undefined || name === null;
}

function hasTwoNames({ name, reagentName }: ReagentInput): boolean {
  return !isAbsent(name) && !isAbsent(reagentName) && name !== reagentName;
}

async function storedNames(
  db: Db,
  ids: readonly number[],
  lists: Lists,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('crispr_attempt_reagent')
    .where('id', 'in', [...ids])
    .select(['id', 'reagent_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, lists.reagent.get(row.reagent_id).name]));
}
