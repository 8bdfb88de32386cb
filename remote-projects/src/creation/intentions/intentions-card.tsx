import { useRef } from 'react';
import type { Configuration } from 'shared/contract';
import { AddIcon, Box, Button, Card, Stack } from 'shared/ui';
import { useFieldArray, useFormContext } from 'shared/ui-forms';
import { emptyIntention, type CreationValues } from '../creation-values.ts';
import { IntentionRow } from './intention-row.tsx';

/** Old projects have it; nobody chooses it any more (spec part 1 §5). */
const NOT_CHOSEN = 'legacy';

/** The card "Intention(s)": one row for each change that the project intends (ui-screens 8, card 2). */
export function IntentionsCard({
  lists,
}: {
  lists: Pick<Configuration, 'molecularMutationTypes' | 'mutationCategorizationsByType'>;
}) {
  const { control } = useFormContext<CreationValues>();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'intentions' });
  const addButton = useRef<HTMLButtonElement>(null);
  const mutationTypes = lists.molecularMutationTypes.filter((name) => name !== NOT_CHOSEN);
  const categorizations = lists.mutationCategorizationsByType.allele_category ?? [];

  const removeRow = (index: number) => {
    if (fields.length === 1) update(index, emptyIntention());
    else remove(index);
    // The pressed button is gone.
    addButton.current?.focus();
  };
  const addRow = () =>
    append(emptyIntention(), { focusName: `intentions.${fields.length}.molecularMutationTypeName` });

  return (
    <Card title="Intention(s)">
      <Stack gap="4">
        {fields.map((field, index) => (
          <IntentionRow
            key={field.id}
            index={index}
            mutationTypes={mutationTypes}
            categorizations={categorizations}
            onRemove={() => removeRow(index)}
          />
        ))}
        <Box>
          <Button ref={addButton} leftIcon={<AddIcon />} onClick={addRow}>
            Add intention
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
