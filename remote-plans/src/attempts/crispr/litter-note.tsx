import { useWatch } from 'shared/ui-forms';
import { Warnings } from '../fields/warnings.tsx';
import type { CrisprValues } from './crispr-values.ts';
import { litterWarnings } from './litter-warnings.ts';

/** Points out counts of the litter that contradict each other, or the embryos that were transferred. */
export function LitterNote() {
  const litter = useWatch<CrisprValues, 'assay'>({ name: 'assay' });
  const { totalTransferred } = useWatch<CrisprValues, 'injectionDetails'>({ name: 'injectionDetails' });
  return <Warnings warnings={litterWarnings({ ...litter, totalTransferred })} />;
}
