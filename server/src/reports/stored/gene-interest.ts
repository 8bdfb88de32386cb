import { readLists } from '../../catalogues/read-lists.ts';
import type { Db } from '../../db/database.ts';
import { groupedBy } from '../../db/grouped.ts';
import { phenotypingRows, productionRows, type ProductionRow } from './gene-interest-rows.ts';
import type { MadeReport } from './made-report.ts';
import { mutationClass } from './mutation-class.ts';
import { summarisedByProject, type RankedStatus } from './status-summary.ts';

const HEADER = [
  'Gene Symbol',
  'MGI ID',
  'Assignment Status',
  'ES Null Production Status',
  'ES Conditional Production Status',
  'Crispr Production Status',
  'Early Adult Phenotyping Status',
];

/** How far the consortium is with each gene (api-3 §8.4.1). */
export async function geneInterest(db: Db): Promise<MadeReport> {
  const lists = await readLists(db);
  const crispr = await productionRows(db, 'crispr');
  const esCell = await productionRows(db, 'es cell');
  const crisprOf = groupedBy(crispr, ({ geneId }) => geneId);
  const esCellOf = groupedBy(esCell, ({ geneId }) => geneId);
  const phenotypingOf = groupedBy(await phenotypingRows(db), ({ geneId }) => geneId);
  const statusName = (rows: readonly { projectId: number; statusId: number }[]) =>
    summarisedByProject(
      rows.map(({ projectId, statusId }) => ({ projectId, status: ranked(lists.status.get(statusId)) })),
    )?.name ?? null;
  const productionStatus = (rows: readonly ProductionRow[]) =>
    statusName(rows.map(({ projectId, summaryStatusId }) => ({ projectId, statusId: summaryStatusId })));
  const assignment = (rows: readonly ProductionRow[]) =>
    rows
      .map(({ assignmentStatusId }) => lists.assignment_status.get(assignmentStatusId))
      .toSorted((one, other) => one.ordering - other.ordering)[0]?.name ?? null;

  const genes = new Map([...crispr, ...esCell].map((row) => [row.geneId, row]));
  const ordered = [...genes.values()].toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1));
  return {
    header: HEADER,
    rows: ordered.map(({ geneId, symbol, accId }) => {
      const ofCrispr = crisprOf.get(geneId) ?? [];
      const ofEsCells = esCellOf.get(geneId) ?? [];
      return [
        symbol,
        accId,
        assignment([...ofCrispr, ...ofEsCells]),
        productionStatus(nullPlans(ofEsCells)),
        productionStatus(plansOfClass(ofEsCells, 'conditional')),
        productionStatus(ofCrispr),
        statusName(phenotypingOf.get(geneId) ?? []),
      ];
    }),
  };
}

function ranked({ name, ordering, is_abortion_status }: RankedStatus): RankedStatus {
  return { name, ordering, is_abortion_status };
}

/** Plans that have made nothing yet, and those whose mutation is a null one. */
function nullPlans(rows: readonly ProductionRow[]): ProductionRow[] {
  const withMutation = new Set(rows.filter(isByMutation).map(({ planId }) => planId));
  const without = rows.filter((row) => !isByMutation(row) && !withMutation.has(row.planId));
  return [...without, ...plansOfClass(rows, 'null')];
}

function plansOfClass(rows: readonly ProductionRow[], wanted: 'null' | 'conditional'): ProductionRow[] {
  return rows.filter((row) => isByMutation(row) && mutationClass(row.escAlleleClass) === wanted);
}

function isByMutation({ basis }: ProductionRow): boolean {
  return basis === 'mutation';
}
