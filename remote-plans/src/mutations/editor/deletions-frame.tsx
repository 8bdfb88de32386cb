import type { MolecularMutationDeletion } from 'shared/contract';
import { Box, Heading, Row, Stack, Text } from 'shared/ui';
import { annotationVersion } from '../annotation.ts';
import { TargetedExonPanels } from '../exons/exon-panels.tsx';
import { deletionsAnchor } from '../mutation-anchor.ts';
import { ManuallyUpdated } from '../manually-updated.tsx';
import { DeletionsEditor } from './deletions-editor.tsx';
import type { MutationPartProps } from './part-props.ts';
import { ReleaseField } from './release-field.tsx';
import { VoidedParts } from './voided-parts.tsx';

const NO_DELETIONS: readonly MolecularMutationDeletion[] = [];

type DeletionsFrameProps = MutationPartProps & { mutationKey: string };

/** `Deletion Coordinates And Targeted Exons` (ui-screens 15.6). Exons are computed and never edited. */
export function DeletionsFrame({ name, stored, mutationKey }: DeletionsFrameProps) {
  return (
    <Box
      id={deletionsAnchor(mutationKey)}
      tabIndex={-1}
      scrollMarginTop="20"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      p={{ base: '3', md: '4' }}
    >
      <Stack gap="3">
        <Row justifyContent="space-between">
          <Row>
            <Heading as="h4" size="sm">
              Deletion Coordinates And Targeted Exons
            </Heading>
            {stored?.isDeletionCoordinatesUpdatedManually === true && <ManuallyUpdated />}
          </Row>
          <Text size="sm" tone="muted">
            GENCODE version: {annotationVersion()}
          </Text>
        </Row>
        <ReleaseField name={`${name}.release`} />
        {stored !== undefined && <VoidedParts name={name} stored={stored} />}
        <DeletionsEditor
          name={`${name}.molecularMutationDeletions`}
          stored={stored?.molecularMutationDeletions ?? NO_DELETIONS}
        />
        {stored !== undefined && <TargetedExonPanels {...stored} />}
      </Stack>
    </Box>
  );
}
