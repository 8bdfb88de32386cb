import { NOTHING } from 'shared/domain';
import { useId } from 'react';
import type { GenePlan, GeneProject } from 'shared/contract';
import { PROJECT_LABELS } from 'shared/record-fields';
import { Card, DataTable, FactList, Heading, Link, Stack, StatusBadge, Text, type Column } from 'shared/ui';
import { unreadablePlansText } from '../detail/plans/unlisted-plans.ts';
import { planAddress } from './addresses.ts';
import { Since, StatusSince } from './status-since.tsx';

const PLAN_COLUMNS: readonly Column<GenePlan>[] = [
  {
    id: 'pin',
    header: 'Plan id',
    isRowHeader: true,
    cell: (plan) => (
      <Link isId to={planAddress(plan)}>
        {plan.pin}
      </Link>
    ),
  },
  { id: 'status', header: 'Summary Status', cell: ({ statusName }) => <StatusBadge status={statusName} /> },
  { id: 'since', header: 'Since', cell: ({ since }) => <Since date={since} /> },
  { id: 'unit', header: 'Work Unit', cell: ({ workUnitName }) => workUnitName },
  { id: 'type', header: 'Attempt type', cell: ({ attemptTypeName }) => attemptTypeName },
  { id: 'group', header: 'Work Group', cell: ({ workGroupName }) => workGroupName ?? NOTHING },
];

const planKey = ({ pin }: GenePlan) => pin;

/** The projects on a gene, each with its plans, whichever unit they are of. */
export function ProjectsCard({
  projects,
  plans,
}: {
  projects: readonly GeneProject[];
  plans: readonly GenePlan[];
}) {
  return (
    <Card title="Projects and Plans">
      <Stack gap="7">
        {projects.map((project) => (
          <ProjectWithPlans
            key={project.tpn}
            project={project}
            plans={plans.filter(({ tpn }) => tpn === project.tpn)}
          />
        ))}
      </Stack>
    </Card>
  );
}

function ProjectWithPlans({ project, plans }: { project: GeneProject; plans: readonly GenePlan[] }) {
  const { tpn, unreadablePlans = 0 } = project;
  const unreadableText = unreadablePlansText(unreadablePlans);
  const headingId = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={headingId}>
      <Heading as="h3" size="sm" id={headingId}>
        Project{' '}
        <Link isId to={`/projects/${tpn}`}>
          {tpn}
        </Link>
      </Heading>
      <FactList none={NOTHING} facts={factsOf(project)} />
      {plans.length === 0 ? (
        unreadablePlans === 0 && <Text tone="muted">There are no plans in it yet.</Text>
      ) : (
        <DataTable caption={`Plans of ${tpn}`} columns={PLAN_COLUMNS} rows={plans} rowKey={planKey} />
      )}
      {unreadableText !== undefined && <Text tone="muted">{unreadableText}</Text>}
    </Stack>
  );
}

function factsOf(project: GeneProject) {
  const { summaryStatusName, summaryStatusSince, assignmentStatusName, assignmentStatusSince } = project;
  return [
    {
      label: 'Summary Status',
      value: summaryStatusName && <StatusSince status={summaryStatusName} since={summaryStatusSince} />,
    },
    {
      label: 'Assignment Status',
      value: <StatusSince status={assignmentStatusName} since={assignmentStatusSince} />,
    },
    { label: 'Intention', value: intentionsText(project) },
    ...(project.geneSymbols.length > 1 ? [{ label: 'Genes', value: project.geneSymbols.join(', ') }] : []),
    { label: 'Work Units', value: project.workUnitNames.join(', ') },
    { label: 'Work Groups', value: project.workGroupNames.join(', ') },
    { label: 'Consortia', value: project.consortiumNames.toSorted().join(', ') },
    { label: PROJECT_LABELS.privacyName, value: project.privacyName },
  ];
}

/** `Deletion (Null reporter), Insertion` */
function intentionsText({ intentions }: GeneProject): string {
  return intentions
    .map(({ molecularMutationTypeName, mutationCategorizationNames: names }) =>
      names.length === 0 ? molecularMutationTypeName : `${molecularMutationTypeName} (${names.join(', ')})`,
    )
    .join(', ');
}
