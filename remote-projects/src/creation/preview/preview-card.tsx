import { useEffect } from 'react';
import { errorText, mutateResource, useResource } from 'shared/api';
import type { AssignmentPreview } from 'shared/contract';
import { Button, Card, LoadingState, Notice, Row, Stack, Text } from 'shared/ui';
import { useFormContext, useWatch } from 'shared/ui-forms';
import type { CreationValues } from '../creation-values.ts';
import { ExistingProjects } from './existing-projects.tsx';
import { ExpectedStatus } from './expected-status.tsx';
import { knownSymbols, previewQuestion } from './preview-question.ts';

const PREVIEW = '/api/v2/assignmentPreview';

/** The next form asks again, however soon it comes: the project of this one may compete with its own by then. */
function useAskedAnewNextTime() {
  useEffect(() => () => void mutateResource(PREVIEW), []);
}

/** Who else works on the genes, and what would become of the new project, while the form is filled in (PP-71). */
export function PreviewCard() {
  const { control } = useFormContext<CreationValues>();
  const intentions = useWatch({ control, name: 'intentions' });
  const question = previewQuestion(intentions);
  const preview = useResource<AssignmentPreview>(question && PREVIEW, question ?? undefined, {
    showsRefusal: true,
  });
  useAskedAnewNextTime();
  const symbols = knownSymbols(intentions).join(', ');
  return (
    <Card
      title={question ? `Existing projects for ${symbols}` : 'Existing projects'}
      description="Projects compete for a gene when they intend a Deletion."
    >
      {question === null ? (
        <Text tone="muted">
          Once a gene is entered, its projects show here, with the assignment status that this one would get.
        </Text>
      ) : preview.error ? (
        <PreviewFailure text={errorText(preview.error)} onRetry={() => void preview.reload()} />
      ) : preview.data === undefined ? (
        <LoadingState />
      ) : (
        <Stack gap="4">
          <ExpectedStatus
            preview={preview.data}
            isContested={isContested(question)}
            isOutdated={preview.isPrevious}
          />
          <ExistingProjects preview={preview.data} />
        </Stack>
      )}
    </Card>
  );
}

/** The question is about one gene, to be deleted (api-1 §14.2). */
function isContested({ gene, molecularMutationTypeName }: Record<string, string[]>): boolean {
  return gene?.length === 1 && molecularMutationTypeName?.[0] === 'Deletion';
}

function PreviewFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice kind="warning" title="It could not be found out who else works on these genes.">
      <Text>{text} The project can be created all the same.</Text>
      <Row mt="2">
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Row>
    </Notice>
  );
}
