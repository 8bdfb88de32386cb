import type { Project } from 'shared/contract';
import { ES_CELL_DETAILS, PROJECT_LABELS } from 'shared/record-fields';
import { SparseFacts } from 'shared/domain';
import { type Fact, FactList, formatDate, Heading, Stack } from 'shared/ui';
import type { ProjectField } from '../form/project-values.ts';

const fact = (field: ProjectField, value: Fact['value'], isWide = false): Fact => ({
  label: PROJECT_LABELS[field],
  value,
  isWide,
});

/** What others may edit, for people who may not (ui-screens 7.1, column "Read"; PP-33). */
export function ReadOnlyValues({ project }: { project: Project }) {
  return (
    <FactList
      facts={[
        fact('privacyName', project.privacyName),
        fact('recovery', project.recovery ? 'Yes' : 'No'),
        fact('completionNote', project.completionNote),
        fact('comment', project.comment, true),
        fact('completionComment', project.completionComment, true),
      ]}
    />
  );
}

/** The same for ES cells, in the order of the form (ui-screens 7.3). */
export function ReadOnlyEsCells({ project: { esCellDetails: esCells } }: { project: Project }) {
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {ES_CELL_DETAILS}
      </Heading>
      <SparseFacts
        facts={[
          fact('numberOfEsCellsReceived', esCells?.numberOfEsCellsReceived),
          fact('esCellsReceivedFromName', esCells?.esCellsReceivedFromName),
          fact('esCellsReceivedOn', formatDate(esCells?.esCellsReceivedOn)),
          fact('numberOfEsCellsStartingQc', esCells?.numberOfEsCellsStartingQc),
          fact('numberOfEsCellsPassingQc', esCells?.numberOfEsCellsPassingQc),
          fact('esCellQcComment', esCells?.esCellQcComment),
        ]}
      />
    </Stack>
  );
}
