import { sql } from 'kysely';
import type { SymbolSuggestionInput } from 'shared/contract';
import type { Data } from '../../../platform/http/app-context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { resolveGenes } from '../../../catalogue/genes/resolve-genes.ts';
import { textOf } from '../../../platform/http/requests/request-values.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { requireReadablePlan } from '../../plans/readable-plan.ts';
import { alleleClassOf } from './allele-class.ts';
import { settingOf } from '../check-mutation.ts';
import { resolveCategorizations } from '../resolve-mutation.ts';
import { nextSymbol, seriesOf, suggestionRefusal, type SuggestionSubject } from './suggest-symbol.ts';

/**
 * An allele symbol for a mutation of this plan, or a text with the word `Error` with the reason why it has none;
 * empty when none is requested (api-2 §17).
 *
 * @throws NotFoundError, ForbiddenError; UserError for unknown names
 */
export async function suggestSymbolForPlan(
  { db, catalogues }: Data,
  pin: string,
  body: SymbolSuggestionInput,
  caller: Subject,
): Promise<string> {
  const plan = await requireReadablePlan(db, pin, caller);
  const asked = body.symbolSuggestionRequest;
  if (asked === null || asked === undefined) return '';
  const lists = await catalogues.read();
  const [gene] = await resolveGenes(db, body.genes ?? []);
  const categorizations = resolveCategorizations(body.mutationCategorizations ?? [], lists).map((id) =>
    lists.mutation_categorization.get(id),
  );
  const { attemptTypeName, laboratories } = settingOf(plan, lists);
  const subject: SuggestionSubject = {
    geneSymbol: gene?.symbol ?? null,
    alleleClass: alleleClassOf(categorizations.map(({ name, type_name: typeName }) => ({ name, typeName }))),
    attemptTypeName,
    ilarCode: laboratories.ilarCode,
    consortiumAbbreviation: textOf(asked.consortiumAbbreviation),
  };
  return suggestionRefusal(subject) ?? nextSymbol(subject, await symbolsOfSeries(db, seriesOf(subject)));
}

/** The operators of the index on symbols, because the planner sees no prefix in a parameter of LIKE. */
async function symbolsOfSeries(db: Db, { start, end }: { start: string; end: string }): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select symbol from mutation
    where symbol ~>=~ ${start} and symbol ~<~ ${textAfter(start)} and right(symbol, ${end.length}) = ${end}
  `.execute(db);
  return rows.map(({ symbol }) => symbol);
}

/** The first text that no longer begins with this one, which ends in a letter before z. */
function textAfter(start: string): string {
  const last = start.length - 1;
  return start.slice(0, last) + String.fromCharCode(start.charCodeAt(last) + 1);
}
