import { useWatch } from 'shared/ui-forms';
import { Doubts } from './doubts.tsx';
import { dayDoubts, injectionDoubts } from './injection-doubts.ts';

/** Points out a day that has not come, beside the field of this name. */
export function DayNote({ name }: { name: string }) {
  const day: unknown = useWatch({ name });
  return <Doubts doubts={dayDoubts(typeof day === 'string' ? day : '')} />;
}

const COUNTS = ['totalEmbryosInjected', 'totalEmbryosSurvived', 'totalTransferred'] as const;

/** Points out counts that contradict each other, in the card of this name. */
export function InjectionNote({ section }: { section: string }) {
  const [injected, survived, transferred] = useWatch({
    name: COUNTS.map((count) => `${section}.${count}`),
  }).map((value: unknown) => (typeof value === 'number' ? value : null));
  return (
    <Doubts
      doubts={injectionDoubts({
        totalEmbryosInjected: injected ?? null,
        totalEmbryosSurvived: survived ?? null,
        totalTransferred: transferred ?? null,
      })}
    />
  );
}
