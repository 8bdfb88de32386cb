import { useState } from 'react';
import { ES_CELL_NAME } from 'shared/record-fields';
import { Box, Button, SearchIcon, Stack } from 'shared/ui';
import { TextField, useFormContext } from 'shared/ui-forms';
import type { Check } from '../fields/required-check.ts';
import { EsCellDialog } from './dialog/es-cell-dialog.tsx';

export interface EsCellNameFieldProps {
  /** Nothing while no ES cell is stored. */
  storedName: string | null | undefined;
  check: Check;
}

const NAME = `esCellDetails.${ES_CELL_NAME.name}`;

/**
 * The ES cell of the attempt: chosen in the dialog as long as none is stored, and fixed from then on (ui-screens 12.1). An
 * attempt that was stored without one can still be given one (PP-16).
 */
export function EsCellNameField({ storedName, check }: EsCellNameFieldProps) {
  const { setValue } = useFormContext();
  const [isSearching, setIsSearching] = useState(false);
  const isFixed = Boolean(storedName);
  const add = (esCellName: string) => {
    setValue(NAME, esCellName, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setIsSearching(false);
  };
  return (
    <Stack gap="2" alignItems="flex-start">
      <Box w="full" maxW="26rem">
        <TextField
          name={NAME}
          label={ES_CELL_NAME.label}
          hint={isFixed ? 'It cannot be changed any more.' : undefined}
          isRequired
          rules={{ validate: check }}
          readOnly
        />
      </Box>
      {!isFixed && (
        <Button leftIcon={<SearchIcon />} onClick={() => setIsSearching(true)}>
          Find ES Cell
        </Button>
      )}
      {isSearching && <EsCellDialog onAdd={add} onCancel={() => setIsSearching(false)} />}
    </Stack>
  );
}
