import { useRef, useState } from 'react';
import { Box } from 'shared/ui';
import {
  NumberInput,
  numberOf,
  numberText,
  refusalText,
  useFormContext,
  type Rows,
  type TypedNumber,
} from 'shared/ui-forms';
import type { GuideRow } from '../guide-values.ts';
import { commonConcentration, isForAll } from './common-concentration.ts';

const MIXED = 'The guides have different concentrations, or none. One entered here is given to all of them.';
const NOT_GIVEN =
  'Zero and nothing are not given to all guides. To enter them, set individual concentrations.';

/** One concentration for all guides (ui-screens 11.4, spec part 2 §5). As long as none is entered, they keep what they have. */
export function GroupConcentration({ rows }: { rows: Rows<GuideRow> }) {
  const [typed, setTyped] = useState<number | null>();
  const [refused, setRefused] = useState<string>();
  const give = useGiving(rows);
  const guides = rows.current();
  const common = commonConcentration(guides);
  const isMixed = common === null && guides.some(({ grnaConcentration }) => grnaConcentration !== '');

  const report = (entered: TypedNumber) => {
    setRefused(entered.refused);
    give.now(entered.refused === undefined ? numberOf(entered.text) : null);
  };
  const leave = () => {
    give.end();
    setTyped(undefined);
  };
  const notGiven = typed === undefined || isForAll(typed) || guides.length === 0 ? undefined : NOT_GIVEN;
  return (
    <Box maxW="60">
      <NumberInput
        label="gRNA Concentration (ng/µl)"
        isDecimal
        value={typed === undefined ? common : typed}
        onChange={setTyped}
        onBlur={leave}
        refusals={{ isReported: refused !== undefined, report }}
        hint={isMixed ? MIXED : 'For all guides'}
        error={refused === undefined ? notGiven : refusalText(refused, true)}
      />
    </Box>
  );
}

/** Gives a concentration to all guides; what they had before comes back as long as there is none that is for all. */
function useGiving(rows: Rows<GuideRow>) {
  const { setValue } = useFormContext();
  const before = useRef<readonly string[]>(undefined);
  return {
    now(concentration: number | null) {
      const guides = rows.current();
      before.current ??= guides.map(({ grnaConcentration }) => grnaConcentration);
      const kept = before.current;
      guides.forEach((guide, index) => {
        const text = isForAll(concentration) ? numberText(concentration) : (kept[index] ?? '');
        if (text === guide.grnaConcentration) return;
        setValue(`${rows.name}.${index}.grnaConcentration`, text, { shouldDirty: true });
      });
    },
    /** The field was left: what the guides have now is what they keep. */
    end() {
      before.current = undefined;
    },
  };
}
