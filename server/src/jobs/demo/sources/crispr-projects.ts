import { crisprAlleleSymbol } from './allele-symbols.ts';
import { CRISPR_PROGRAMMES, laboratoryOf } from './centres.ts';
import type { CrisprSourceRow } from './crispr-source.ts';
import { deletionFromGuides } from './deletion-from-guides.ts';
import type { CrisprAttempt, DemoColony, DemoPlan, DemoProject } from './model.ts';
import { privacyOf } from './privacy-rule.ts';
import { confirmedColonyStamps, crisprPlanStamps } from './production-stamps.ts';
import { DAYS_FROM_INJECTION, daysAfter, onDay } from './timeline.ts';

/**
 * One project for each gene at each centre; its attempts, oldest first, are the project's production plans
 * (api-1 section 16.4 lets one work unit add plans to its project).
 *
 * @param rows oldest first
 */
export function crisprProjects(rows: readonly CrisprSourceRow[]): DemoProject[] {
  const attemptsOf = new Map<string, CrisprSourceRow[]>();
  for (const row of rows) {
    const key = `${row.gene.accId}|${row.centre}`;
    attemptsOf.set(key, [...(attemptsOf.get(key) ?? []), row]);
  }
  return [...attemptsOf.values()].map(projectOf);
}

function projectOf(rows: readonly CrisprSourceRow[]): DemoProject {
  const [first] = rows;
  if (first === undefined) throw new Error('A project has at least one attempt');
  const { gene, centre } = first;
  let alleles = 0;
  const plans = rows.map((row) => {
    if (row.status === 'Genotype confirmed') alleles += 1;
    return planOf(row, alleles);
  });
  return {
    gene,
    workUnit: centre,
    consortia: [programmeOf(centre), 'IMPC'],
    privacy: privacyOf(gene.accId, centre),
    intention: { mutationType: intendedMutationType(rows), categorizations: [] },
    createdAt: createdAt(first),
    plans,
  };
}

/**
 * What the project meant to make. The source knows only what came out, so that stands for the intention:
 * the subtype of the first allele that has one, else a deletion, which two or more guides aim at.
 */
export function intendedMutationType(
  rows: readonly Pick<CrisprSourceRow, 'alleleSubtype' | 'alleleType'>[],
): string {
  const subtype = rows.find((row) => row.alleleSubtype !== null)?.alleleSubtype;
  return subtype ?? 'Deletion';
}

function planOf(row: CrisprSourceRow, alleleNumber: number): DemoPlan {
  return {
    workUnit: row.centre,
    workGroup: programmeOf(row.centre),
    comment: null,
    createdAt: createdAt(row),
    stamps: crisprPlanStamps(row),
    attemptType: 'crispr',
    attempt: attemptOf(row),
    startsFrom: [],
    outcome: row.status === 'Genotype confirmed' ? colonyOf(row, alleleNumber) : null,
  };
}

function attemptOf(row: CrisprSourceRow): CrisprAttempt {
  return {
    kind: 'crispr',
    imitsId: row.id,
    externalRef: `MI-${row.id}`,
    miDate: row.miDate,
    delivery: row.deliveryMethod.toLowerCase(),
    failure: row.reasonFailed?.toLowerCase() ?? null,
    strain: row.strain,
    embryosInjected: row.embryosInjected,
    embryosSurvived: row.embryosSurvived,
    embryosTransferred: row.embryosTransferred,
    nuclease: row.nuclease,
    guides: row.guides,
    founders: {
      pups: row.founderPups,
      assayed: row.foundersAssayed,
      selectedForBreeding: row.foundersBred,
      withDeletion: row.foundersWithDeletion,
    },
  };
}

function colonyOf(row: CrisprSourceRow, alleleNumber: number): DemoColony {
  const name = `${row.centre}-${row.gene.symbol}-em${alleleNumber}`;
  const sequence = row.mutantSequence;
  return {
    kind: 'colony',
    name,
    strain: row.strain,
    stamps: confirmedColonyStamps(row.miDate),
    withoutSequence: sequence === null,
    mutation: {
      symbol: crisprAlleleSymbol(row.gene.symbol, alleleNumber, laboratoryOf(row.centre)),
      mutationType: row.alleleSubtype ?? row.alleleType,
      repairMechanism: 'NHEJ',
      alleleClass: null,
      fasta: sequence === null ? null : `>${name}\n${sequence}`,
      deletion: sequence === null ? null : deletionFromGuides(sequence, row.guides),
      passedQc: [],
      qcNote: null,
    },
    products: [],
  };
}

function programmeOf(centre: string): string {
  const programme = CRISPR_PROGRAMMES[centre];
  if (programme === undefined) throw new Error(`No programme is known for the centre '${centre}'`);
  return programme;
}

function createdAt(row: CrisprSourceRow): string {
  return onDay(daysAfter(row.miDate, DAYS_FROM_INJECTION.planCreated), 'morning');
}
