import Type, { type Static } from 'typebox';
import { FilterValue } from './hal.ts';
import { Project } from './projects.ts';
import { Nullable } from './schema-helpers.ts';

/** What a project that does not exist yet would intend. Both parameters may be repeated. */
export const AssignmentPreviewQuery = Type.Object({
  /** The gene of each intention that has one, by accession id or symbol; a gene of two intentions is given twice. */
  gene: FilterValue,
  /** The mutation types of those intentions, as far as they are known. */
  molecularMutationTypeName: FilterValue,
});
export type AssignmentPreviewQuery = Static<typeof AssignmentPreviewQuery>;

/** What would become of a new project, and who else works on its genes (api-1 §14). */
export const AssignmentPreview = Type.Object({
  assignmentStatusName: Nullable(
    Type.String({ description: 'Null while it depends on mutation types that are not given' }),
  ),
  projects: Type.Array(Project, {
    description: 'The projects on these genes, as the caller may see them; the first 100 by identifier',
  }),
  totalProjects: Type.Integer({ description: 'How many there are in all' }),
  competingTpns: Type.Array(Type.String(), {
    description: 'Those of `projects` that intend a Deletion: the status depends on them',
  }),
});
export type AssignmentPreview = Static<typeof AssignmentPreview>;
