import type { HistoryDetail } from 'shared/contract';
import type { ExternalServices } from '../../../catalogue/external-services/external-services.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { SentAttempt } from '../../attempts/attempt-row.ts';
import { checkAttempt } from '../../attempts/check-attempt.ts';
import { resolveAttempt } from '../../attempts/resolve-attempt.ts';
import { allowedProject, decideAssignment, storeProject } from '../../projects/create-project.ts';
import type { NewProject } from '../../projects/resolve-project.ts';
import type { BulkWorking, RowChange } from '../applied.ts';
import { attemptTypeOf } from './attempt-type-of-row.ts';
import { GENE_PATH } from './columns.ts';
import { geneOfRow, type GeneOfRow } from './gene-of-row.ts';
import { digestOfRow, findEarlier, lockRow, noteImported } from './imported-rows.ts';
import { projectRequest, withGene } from './project-request.ts';
import { inWordsOfFile, referenceOf, valuesOfRow, type StoredRow } from './row-request.ts';

/** A row of a job that is worked off. */
export interface WorkedRow extends StoredRow {
  jobId: number;
  line: number;
  isPreview: boolean;
}

export interface ImportWorking extends BulkWorking {
  externalServices: Pick<ExternalServices, 'liftover'>;
}

/** A row whose names are all known and that its giver may have carried out. */
interface CheckedRow {
  project: NewProject;
  attempt: SentAttempt | null;
  gene: GeneOfRow;
  digest: string;
}

/**
 * Creates the project of a row with its plan and attempt, by the functions of the requests that do so one by one; of a row that
 * has created one before, none. Everything is looked up and checked before the transaction.
 *
 * @returns what the transaction does; in a preview it stores nothing, so that previews use up no numbers of projects
 * @throws ApiError with what is wrong in the words of the file
 */
export async function createFromRow(db: Db, row: WorkedRow, working: ImportWorking): Promise<RowChange> {
  const checked = await checkRow(db, row, working);
  const change: RowChange['change'] = async (tx) => {
    await lockRow(tx, checked.digest);
    const earlier = await findEarlier(tx, checked.digest);
    if (earlier !== undefined)
      return {
        ...{ details: [], undo: null, target: earlier.tpn },
        message: `${earlier.tpn} was created from the same row before${earlier.jobId === row.jobId ? ` (line ${earlier.line})` : ''}.`,
      };
    if (row.isPreview) {
      const assignment = await decideAssignment(tx, checked.project, working.lists);
      return { details: created(checked, assignment), undo: null, target: checked.gene.symbol };
    }
    const { id, tpn, assignment } = await storeProject(tx, checked.project, checked.attempt, working.lists);
    await noteImported(tx, { digest: checked.digest, projectId: id, jobId: row.jobId, line: row.line });
    return { details: created(checked, assignment), undo: null, target: tpn };
  };
  return { change, gene: checked.gene.accessionId };
}

/** What is new, as far as it does not just repeat the row. */
function created({ gene, attempt }: CheckedRow, assignment: string): HistoryDetail[] {
  const detail = (field: string, newValue: string) => ({ field, oldValue: null, newValue, note: '' });
  const guides = attempt?.kind === 'crispr' ? attempt.guides.length : 0;
  return [
    gene.detail,
    detail('assignmentStatus.name', assignment),
    ...(guides === 0 ? [] : [detail('guides', String(guides))]),
  ];
}

async function checkRow(db: Db, row: WorkedRow, working: ImportWorking): Promise<CheckedRow> {
  const { caller, lists, externalServices } = working;
  const attemptTypeName = attemptTypeOf(row, lists);
  const values = valuesOfRow('newProjects', row, attemptTypeName);
  try {
    const body = projectRequest(values);
    const gene = await geneOfRow(db, body.projectIntentions?.[0]?.intentionByGene?.gene?.symbol ?? '');
    const project = await allowedProject(db, withGene(body, gene), caller, lists);
    const attempt = await resolveAttempt(body, { attemptTypeName, lists, externalServices, db });
    const planWorkUnitId = project.plan.workUnitId;
    checkAttempt(null, attempt, { attemptTypeName, planWorkUnitId, lists });
    const digest = digestOfRow(
      values.filter(({ column }) => column.path !== GENE_PATH),
      gene.accessionId,
      referenceOf(row),
    );
    return { project, attempt, gene, digest };
  } catch (error) {
    throw inWordsOfFile(error, values);
  }
}
