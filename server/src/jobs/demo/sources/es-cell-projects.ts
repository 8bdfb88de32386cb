import {
  alleleClassInSuperscript,
  alleleClassOf,
  cloneSuperscript,
  type AlleleClass,
} from './allele-symbols.ts';
import { IMPC_ES_CELL_PROGRAMMES } from './centres.ts';
import type { EsCellSourceRow, NamedClone } from './es-cell-source.ts';
import type { DemoColony, DemoPlan, DemoProject } from './model.ts';
import { privacyOf } from './privacy-rule.ts';
import { colonyInProgressStamps, confirmedColonyStamps, esCellPlanStamps } from './production-stamps.ts';
import { DAYS_FROM_INJECTION, daysAfter, onDay } from './timeline.ts';

/** All clones of the programmes used here are C57BL/6N cells. */
const CLONE_STRAIN = 'C57BL/6N';

/** The allele of a clone: what stands between `<` and `>`, and its class. */
export interface CloneAllele {
  readonly superscript: string;
  readonly alleleClass: AlleleClass;
}

/** The allele as the source names it; by rule where it does not. */
export function cloneAllele(
  row: Pick<EsCellSourceRow, 'clone' | 'pipeline' | 'mutationSubtype'>,
  named: ReadonlyMap<string, NamedClone>,
): CloneAllele {
  const designClass = alleleClassOf(row.mutationSubtype);
  const superscript = named.get(row.clone)?.superscript;
  if (superscript === undefined) {
    return {
      superscript: cloneSuperscript(row.clone, row.pipeline, designClass),
      alleleClass: designClass,
    };
  }
  return { superscript, alleleClass: alleleClassInSuperscript(superscript) ?? designClass };
}

/** One project for each gene at each centre for each consortium, as iMITS planned them; an attempt is a plan. */
export function esCellProjects(
  rows: readonly EsCellSourceRow[],
  namedClones: readonly NamedClone[],
): DemoProject[] {
  const named = new Map(namedClones.map((clone) => [clone.clone, clone]));
  const attemptsOf = new Map<string, EsCellSourceRow[]>();
  for (const row of rows) {
    const key = `${row.gene.accId}|${row.centre}|${row.consortium}`;
    attemptsOf.set(key, [...(attemptsOf.get(key) ?? []), row]);
  }
  return [...attemptsOf.values()].map((attempts) => projectOf(attempts, named));
}

function projectOf(rows: readonly EsCellSourceRow[], named: ReadonlyMap<string, NamedClone>): DemoProject {
  const [first] = rows;
  if (first === undefined) throw new Error('A project has at least one attempt');
  const { gene, centre, consortium } = first;
  const isConditional = rows.some((row) => row.mutationSubtype === 'conditional_ready');
  return {
    gene,
    workUnit: centre,
    consortia: IMPC_ES_CELL_PROGRAMMES.includes(consortium) ? [consortium, 'IMPC'] : [consortium],
    privacy: privacyOf(gene.accId, centre),
    intention: { mutationType: 'Deletion', categorizations: isConditional ? ['Conditional Ready'] : [] },
    createdAt: createdAt(first),
    plans: rows.map((row) => planOf(row, cloneAllele(row, named))),
  };
}

function planOf(row: EsCellSourceRow, allele: CloneAllele): DemoPlan {
  return {
    workUnit: row.centre,
    workGroup: row.consortium,
    comment: null,
    createdAt: createdAt(row),
    stamps: esCellPlanStamps(row.miDate),
    attemptType: 'es cell',
    attempt: {
      kind: 'es cell',
      miDate: row.miDate,
      externalRef: null,
      clone: row.clone,
      maleChimeras: null,
    },
    startsFrom: [],
    outcome: colonyOf(row, allele),
  };
}

function colonyOf(row: EsCellSourceRow, allele: CloneAllele): DemoColony {
  return {
    kind: 'colony',
    name: row.colony,
    strain: CLONE_STRAIN,
    stamps: row.isConfirmed ? confirmedColonyStamps(row.miDate) : colonyInProgressStamps(row.miDate),
    withoutSequence: false,
    mutation: {
      symbol: `${row.gene.symbol}<${allele.superscript}>`,
      mutationType: allele.alleleClass === "''" ? 'Deletion' : 'Insertion',
      repairMechanism: null,
      alleleClass: allele.alleleClass,
      fasta: null,
      deletion: null,
      passedQc: row.mouseQc.map((assay) => assay.replace(/^qc_/, '')),
      qcNote: row.confirmations.length === 0 ? null : `Confirmed: ${row.confirmations.join(', ')}.`,
    },
    products: [],
  };
}

function createdAt(row: EsCellSourceRow): string {
  return onDay(daysAfter(row.miDate, DAYS_FROM_INJECTION.planCreated), 'morning');
}
