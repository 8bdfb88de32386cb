import { useWatch } from 'shared/ui-forms';
import { Warnings } from './warnings.tsx';
import { dayWarnings } from './day-warnings.ts';
import { injectionWarnings } from './injection-warnings.ts';

/** Points out a day of an injection that has not come, beside the field of this name. */
export function DayNote({ name }: { name: string }) {
  const day: unknown = useWatch({ name });
  return <Warnings warnings={dayWarnings('MI date', typeof day === 'string' ? day : '')} />;
}

const COUNTS = ['totalEmbryosInjected', 'totalEmbryosSurvived', 'totalTransferred'] as const;

/** Points out counts that contradict each other, in the card of this name. */
export function InjectionNote({ section }: { section: string }) {
  const [injected, survived, transferred] = useWatch({
    name: COUNTS.map((count) => `${section}.${count}`),
  }).map((value: unknown) => (typeof value === 'number' ? value : null));
  return (
    <Warnings
      warnings={injectionWarnings({
        totalEmbryosInjected: injected ?? null,
        totalEmbryosSurvived: survived ?? null,
        totalTransferred: transferred ?? null,
      })}
    />
  );
}
