import type { Project } from 'shared/contract';
import { intentionsOf } from 'shared/project-table';
import { Heading, Stack } from 'shared/ui';
import { IntentionsTable } from './intentions-table.tsx';

/** What a project intends to change, under its heading. */
export function Intentions({ project }: { project: Project }) {
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        Intentions
      </Heading>
      <IntentionsTable intentions={intentionsOf(project)} />
    </Stack>
  );
}
