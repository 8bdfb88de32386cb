import { Text } from 'shared/ui';
import { useWatch, type FieldValues } from 'shared/ui-forms';
import { useChangedSections } from 'shared/edit-form';
import { planDetails } from '../details/plan-details.tsx';
import { isAbandoning } from './plan-input.ts';
import type { AttemptForm } from './plan-section.ts';
import type { CommonValues } from './plan-values.ts';

/** What saving does with changes and a step of the status together (PP-29, spec 4). */
export function SavingNote<AttemptValues extends FieldValues>({
  attempt,
}: {
  attempt: Pick<AttemptForm<AttemptValues>, 'sections'>;
}) {
  const transition = useWatch<CommonValues, 'transition'>({ name: 'transition' });
  const changed = useChangedSections([planDetails, ...attempt.sections]);
  if (transition.action === '' || changed.length === 0) return null;
  const lost = isAbandoning({ transition }) ? changed.filter(({ id }) => id !== planDetails.id) : [];
  if (lost.length > 0)
    return (
      <Text tone="danger">
        Abandoning the plan does not save what you changed in: {lost.map(({ title }) => title).join(', ')}
      </Text>
    );
  return <Text tone="muted">Your changes are saved first, then the next step is taken.</Text>;
}
