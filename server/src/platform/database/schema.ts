/** The database as Kysely sees it: one interface a table, one file a migration under `schema/`. */
import type { BulkJobs } from './schema/bulk-jobs.ts';
import type { EsCellRepository } from './schema/es-cell-repository.ts';
import type { Following } from './schema/following.ts';
import type { GeneLists } from './schema/gene-lists.ts';
import type { Genes } from './schema/genes.ts';
import type { HistoryAndReports } from './schema/history-and-reports.ts';
import type { OutcomesAndMutations } from './schema/outcomes-and-mutations.ts';
import type { PeopleAndCatalogues } from './schema/people-and-catalogues.ts';
import type { Phenotyping } from './schema/phenotyping.ts';
import type { PlansAndAttempts } from './schema/plans-and-attempts.ts';
import type { ProjectIndex } from './schema/project-index.ts';
import type { Projects } from './schema/projects.ts';
import type { SavedViews } from './schema/saved-views.ts';
import type { Sessions } from './schema/sessions.ts';
import type { SiteHealth } from './schema/site-health.ts';

export interface Database
  extends
    PeopleAndCatalogues,
    Genes,
    EsCellRepository,
    Projects,
    PlansAndAttempts,
    OutcomesAndMutations,
    Phenotyping,
    GeneLists,
    HistoryAndReports,
    BulkJobs,
    Following,
    SavedViews,
    Sessions,
    SiteHealth,
    ProjectIndex {}
