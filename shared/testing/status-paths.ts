import type { StatusOnPath, StatusPath, StatusPaths, StepCondition } from 'shared/contract';

/** What the server says of the ways of crispr plans and colonies, in short. */
export function someStatusPaths(): StatusPaths {
  return [
    {
      ...path('crispr', [
        status('Plan Created'),
        status('Attempt In Progress', 'Plan Created', ['attemptExternalRef'], 'enter details of the attempt'),
        status(
          'Embryos Obtained',
          'Attempt In Progress',
          ['totalEmbryosInjected', 'totalEmbryosSurvived'],
          'enter Number of Embryos Injected or Number of Embryos Survived',
        ),
        status(
          'Founder Obtained',
          'Embryos Obtained',
          ['numNhejG0Mutants', 'numDeletionG0Mutants', 'numHrG0Mutants', 'numHdrG0Mutants'],
          'enter G0 with NHEJ, deletion, HR or HDR mutation',
        ),
      ]),
      continuedBy: [{ name: 'colony', needs: { text: 'add an outcome', fields: ['outcomes'] } }],
    },
    path('colony', [
      status('Genotype In Progress'),
      {
        statusName: 'Genotype Confirmed',
        isOptional: false,
        steps: [
          {
            from: 'Genotype In Progress',
            action: 'confirmGenotypeWhenInProgress',
            triggeredByUser: true,
            needs: { text: 'enter its mutations, each with a symbol and a sequence', fields: ['mutations'] },
          },
        ],
      },
    ]),
  ];
}

function path(name: string, statuses: StatusOnPath[]): StatusPath {
  return { name, statuses, continuedBy: [] };
}

/** A status that the tracker sets as soon as something is entered; without a status before it, the first. */
function status(statusName: string, from?: string, fields: string[] = [], text = ''): StatusOnPath {
  const needs: StepCondition = { text, fields };
  const step = { action: `updateTo${statusName.replaceAll(' ', '')}`, triggeredByUser: false, needs };
  return { statusName, isOptional: false, steps: from === undefined ? [] : [{ from, ...step }] };
}
