import { memo, useEffect } from 'react';
import type { Configuration, Mutation, Plan } from 'shared/contract';
import { IdMark } from 'shared/domain';
import { PART_LABELS } from 'shared/record-fields';
import { Box, Grid, Heading, Notice, Row, Stack } from 'shared/ui';
import { controlId, TextAreaField } from 'shared/ui-forms';
import { DeletionsFrame } from './deletions-frame.tsx';
import { GenesField } from './genes-field.tsx';
import { InsertionsPanel } from './insertions-panel.tsx';
import { mutationAnchor } from '../mutation-anchor.ts';
import { QcResultsPanel } from './qc-results-panel.tsx';
import { SequencesPanel } from './sequences-panel.tsx';
import { SymbolField } from './symbol-field.tsx';
import { TypeFields } from './type-fields.tsx';
import { outOfView } from './editor.styles.ts';

export interface MutationBlockProps {
  /** Place among the mutations of the form. */
  index: number;
  /** Key of the mutation's values. */
  mutationKey: string;
  /** Undefined for a new mutation. */
  stored: Mutation | undefined;
  plan: Plan;
  lists: Configuration;
  geneSymbols: readonly string[] | undefined;
  /** Why it could not be saved. */
  error: string | undefined;
  /** It has just been added. */
  takesFocus: boolean;
}

const COLUMNS = { base: '1fr', md: '1fr 1fr' };

/** The form of one mutation (ui-screens 15.3, edit block). What is typed into it, or into another, does not render it. */
export const MutationBlock = memo(function MutationBlock(props: MutationBlockProps) {
  const { index, mutationKey, stored, plan, lists, geneSymbols, error, takesFocus } = props;
  const name = `mutations.rows.${index}`;
  const part = { name, stored, plan, lists };
  const anchor = mutationAnchor(mutationKey);
  useEffect(() => {
    if (takesFocus) document.getElementById(controlId(`${name}.genes`))?.focus();
  }, [takesFocus, name]);

  return (
    <Box
      asChild
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      p={{ base: '3', md: '4' }}
      minW="0"
      scrollMarginTop="20"
      className={outOfView}
    >
      <section id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
        <Stack gap="4">
          <Row gap="1">
            <Heading as="h3" size="sm" id={`${anchor}-title`}>
              {stored === undefined ? `New mutation (${index + 1})` : `Mutation id: ${stored.min}`}
            </Heading>
            {stored !== undefined && <IdMark id={stored.min} />}
          </Row>
          {error !== undefined && (
            <Notice kind="error" title="This mutation was not saved">
              {error}
            </Notice>
          )}
          <Grid gridTemplateColumns={COLUMNS} columnGap="6" rowGap="4">
            <GenesField {...part} geneSymbols={geneSymbols} />
            <TypeFields {...part} />
          </Grid>
          <SymbolField {...part} />
          <SequencesPanel {...part} />
          <InsertionsPanel {...part} />
          <DeletionsFrame {...part} mutationKey={mutationKey} />
          <TextAreaField name={`${name}.description`} label={PART_LABELS.description} rows={2} />
          <TextAreaField name={`${name}.qcNote`} label={PART_LABELS.qcNote} rows={2} />
          <QcResultsPanel {...part} />
        </Stack>
      </section>
    </Box>
  );
});
