import { useState } from 'react';
import { Box } from 'shared/ui';
import { NumberInput, numberText, useFormContext, type Rows } from 'shared/ui-forms';
import type { GuideRow } from '../guide-values.ts';
import { commonConcentration, isForAll } from './common-concentration.ts';

const MIXED = 'The guides have different concentrations, or none. One entered here is given to all of them.';
const NOT_GIVEN =
  'Zero and nothing are not given to all guides. To enter them, set individual concentrations.';

/** One concentration for all guides (ui-screens 11.4, spec part 2 §5). */
export function GroupConcentration({ rows }: { rows: Rows<GuideRow> }) {
  const { setValue } = useFormContext();
  const [typed, setTyped] = useState<number | null>();
  const guides = rows.current();
  const common = commonConcentration(guides);
  const isMixed = common === null && guides.some(({ grnaConcentration }) => grnaConcentration !== '');

  const type = (concentration: number | null) => {
    setTyped(concentration);
    if (!isForAll(concentration)) return;
    guides.forEach((_guide, index) => {
      setValue(`${rows.name}.${index}.grnaConcentration`, numberText(concentration), { shouldDirty: true });
    });
  };
  return (
    <Box maxW="60">
      <NumberInput
        label="gRNA Concentration (ng/µl)"
        isDecimal
        value={typed === undefined ? common : typed}
        onChange={type}
        onBlur={() => setTyped(undefined)}
        hint={isMixed ? MIXED : 'For all guides'}
        error={typed === undefined || isForAll(typed) || guides.length === 0 ? undefined : NOT_GIVEN}
      />
    </Box>
  );
}
