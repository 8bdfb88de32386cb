import { useWatch } from 'shared/ui-forms';
import { Warnings } from '../../attempts/fields/warnings.tsx';
import type { StageValues } from './stage-values.ts';
import { stageWarnings } from './stage-warnings.ts';

/** Points out days of a stage that can hardly be meant. */
export function StageNote() {
  const days = useWatch<StageValues, 'details'>({ name: 'details' });
  return <Warnings warnings={stageWarnings(days)} />;
}
