import { useWatch } from 'shared/ui-forms';
import { Warnings } from '../fields/warnings.tsx';
import type { EsCellValues } from './es-cell-values.ts';
import { esCellWarnings, type CountedSection } from './es-cell-warnings.ts';

/** Points out counts and days of a card that contradict others. */
export function EsCellNote({ section }: { section: CountedSection }) {
  const [esCellDetails, esCellTransfer, esCellLitter, esCellMating] = useWatch<
    EsCellValues,
    ['esCellDetails', 'esCellTransfer', 'esCellLitter', 'esCellMating']
  >({ name: ['esCellDetails', 'esCellTransfer', 'esCellLitter', 'esCellMating'] });
  const values = { esCellDetails, esCellTransfer, esCellLitter, esCellMating };
  return <Warnings warnings={esCellWarnings(section, values)} />;
}
