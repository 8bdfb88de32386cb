import { stageMachine } from '../../../catalogue/state-machines/machines.ts';
import type { AttemptType, DemoOutcome, DemoPlan, DemoStage } from '../sources/model.ts';
import { stageOf } from '../sources/phenotyping-plans.ts';
import { stageStamps } from './example-times.ts';

/** Types of stages, each with the status that it has come to. */
type StageStatuses = Partial<Record<DemoStage['type'], string | undefined>>;

/**
 * Phenotyping of an outcome, with a stage of each type that has a status; without any, nothing of it is recorded.
 *
 * @param plan of the phenotyping, as far as it is like other plans
 */
export function phenotypingExample(
  plan: DemoPlan,
  outcome: DemoOutcome,
  day: string,
  statuses: StageStatuses,
): DemoPlan {
  const types: readonly DemoStage['type'][] = [
    'early adult and embryo',
    'late adult',
    'haplo-essential',
    'embryo',
  ];
  const stages = types.flatMap((type) => {
    const status = statuses[type];
    if (status === undefined) return [];
    const stamps = stageStamps(stageMachine(type), status, day);
    return [stageOf(type, stamps, keepsFixedTissue(plan, type))];
  });
  if (stages.length === 0) return { ...plan, startsFrom: [outcome] };
  const reference = outcome.kind === 'colony' ? outcome.name : outcome.externalRef;
  return {
    ...plan,
    startsFrom: [outcome],
    attempt: {
      kind: 'phenotyping',
      externalRef: `${reference}-${phenotypingName(plan.attemptType)}-${day}`,
      strain: outcome.strain,
      stages,
    },
  };
}

/** Adult stages at UCD keep tissue from their start (api-2 section 10.2). */
function keepsFixedTissue({ workUnit }: DemoPlan, type: DemoStage['type']): boolean {
  return workUnit === 'UCD' && (type === 'early adult and embryo' || type === 'late adult');
}

function phenotypingName(attemptType: AttemptType): string {
  return attemptType === 'haplo-essential phenotyping' ? 'HP' : 'P';
}
