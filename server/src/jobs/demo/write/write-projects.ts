import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import { accountOf } from '../sources/centres.ts';
import { lastDate, lastStatus } from '../sources/model.ts';
import type { NumberedProject } from '../sources/numbering.ts';
import type { ProjectSeries } from '../sources/project-replay.ts';

/**
 * Writes projects with consortia, intention and status stamps.
 *
 * @param series the status series of each project, in the order of `projects`
 */
export async function writeProjects(
  db: Db,
  projects: readonly NumberedProject[],
  series: readonly ProjectSeries[],
  ids: CatalogueIds,
): Promise<void> {
  const seriesOf = (index: number): ProjectSeries =>
    series[index] ?? { assignment: [], summary: [], changes: [] };
  const rows = projects.map(({ id, project }, index) => {
    const member = accountOf('member', project.workUnit);
    return {
      id,
      assignment_status_id: ids.assignmentStatus(lastStatus(seriesOf(index).assignment)),
      summary_status_id: ids.status(lastStatus(seriesOf(index).summary)),
      privacy_id: ids.privacy(project.privacy),
      recovery: false,
      es_cell_qc_only: false,
      version: 1,
      created_at: project.createdAt,
      created_by: member,
      last_modified: lastDate([...seriesOf(index).assignment, ...seriesOf(index).summary]),
      last_modified_by: member,
    };
  });
  await bulkInsert(db, 'project', rows);
  await bulkInsert(
    db,
    'assignment_status_stamp',
    projects.flatMap(({ id }, index) =>
      seriesOf(index).assignment.map(({ status, date }) => ({
        project_id: id,
        assignment_status_id: ids.assignmentStatus(status),
        date,
      })),
    ),
  );
  await bulkInsert(
    db,
    'project_summary_status_stamp',
    projects.flatMap(({ id }, index) =>
      seriesOf(index).summary.map(({ status, date }) => ({
        project_id: id,
        status_id: ids.status(status),
        date,
      })),
    ),
  );
  await bulkInsert(
    db,
    'project_consortium',
    projects.flatMap(({ id, project }) =>
      project.consortia.map((name) => ({ project_id: id, consortium_id: ids.consortium(name) })),
    ),
  );
  await writeIntentions(db, projects, ids);
}

/** One intention a project, with the project's own number. */
async function writeIntentions(
  db: Db,
  projects: readonly NumberedProject[],
  ids: CatalogueIds,
): Promise<void> {
  const intentions = projects.map(({ id, project }) => ({
    id,
    project_id: id,
    molecular_mutation_type_id: ids.mutationType(project.intention.mutationType),
  }));
  await bulkInsert(db, 'project_intention', intentions);
  await bulkInsert(
    db,
    'project_intention_gene',
    projects.map(({ id, project }) => ({ project_intention_id: id, gene_id: project.gene.id })),
  );
  await bulkInsert(
    db,
    'project_intention_mutation_categorization',
    projects.flatMap(({ id, project }) =>
      project.intention.categorizations.map((name) => ({
        project_intention_id: id,
        mutation_categorization_id: ids.categorization(name),
      })),
    ),
  );
}
