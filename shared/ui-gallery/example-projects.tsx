import {
  CheckIcon,
  ExternalLink,
  IconHint,
  Lines,
  Link,
  RestrictedIcon,
  StatusBadge,
  type Column,
} from 'shared/ui';

const GENES = [
  ['Rb1cc1', 'MGI:1341850'],
  ['Gpr173', 'MGI:1918021'],
  ['Lbr', 'MGI:2138281'],
  ['Atrx', 'MGI:103067'],
  ['Abl1', 'MGI:87859'],
  ['Otog', 'MGI:1202064'],
] as const;

const STATUSES = [
  'Genotype Confirmed',
  'Attempt In Progress',
  'Plan Created',
  'Attempt Aborted',
  'Phenotyping Finished',
  'Founder Obtained',
  'Phenotyping Registered',
];
const ASSIGNMENTS = ['Assigned', 'Inspect - Conflict', 'Inactive'];
const INTENTIONS = ['Deletion', 'Insertion, Intragenic deletion', 'Null reporter'];
const WORK_UNITS = ['BCM', 'JAX', 'KOMP2 / UC Davis', 'TCP'];

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

/** Rows for the gallery's tables, in the words of the real vocabularies. They are examples of looks, not data. */
export const exampleProjects = Array.from({ length: 40 }, (_, index) => {
  const [gene, accessionId] = pick(GENES, index);
  return {
    tpn: `TPN:${String(index + 1).padStart(9, '0')}`,
    gene,
    accessionId,
    intention: pick(INTENTIONS, index),
    workUnits:
      index % 3 === 0 ? [pick(WORK_UNITS, index), pick(WORK_UNITS, index + 1)] : [pick(WORK_UNITS, index)],
    assignment: pick(ASSIGNMENTS, index % 4 === 1 ? 1 : index % 7 === 3 ? 2 : 0),
    status: pick(STATUSES, index),
    colonies: index % 5 === 4 ? [] : [`${gene}-${index + 11}`],
    guides: (index * 7) % 23,
    isRestricted: index % 9 === 5,
  };
});

export type ExampleProject = (typeof exampleProjects)[number];

const RESTRICTED = 'You are seeing a restricted version of this project.';

export const projectColumns: Column<ExampleProject>[] = [
  {
    id: 'tpn',
    header: 'Project summary',
    sortKey: 'tpn',
    isRowHeader: true,
    cell: ({ tpn }) => (
      <Link to="/gallery" isId>
        {tpn}
      </Link>
    ),
  },
  { id: 'gene', header: 'Gene Symbol / Location', sortKey: 'gene', cell: ({ gene }) => <em>{gene}</em> },
  {
    id: 'mgi',
    header: 'MGI',
    cell: ({ accessionId }) => (
      <ExternalLink href={`https://www.informatics.jax.org/marker/${accessionId}`}>
        {accessionId}
      </ExternalLink>
    ),
  },
  { id: 'intention', header: 'Intention', cell: ({ intention }) => intention },
  { id: 'workUnits', header: 'Work Unit(s)', cell: ({ workUnits }) => <Lines items={workUnits} /> },
  {
    id: 'assignment',
    header: 'Project Assignment',
    cell: ({ assignment }) => <StatusBadge status={assignment} />,
  },
  {
    id: 'status',
    header: 'Summary Status',
    sortKey: 'status',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { id: 'colonies', header: 'Colony Name(s)', cell: ({ colonies }) => <Lines items={colonies} /> },
  { id: 'guides', header: 'Guides', align: 'end', cell: ({ guides }) => guides, hiddenByDefault: true },
  {
    id: 'access',
    header: 'Access Status',
    cell: ({ isRestricted }) =>
      isRestricted ? (
        <IconHint icon={<RestrictedIcon />} text={RESTRICTED} />
      ) : (
        <CheckIcon label="Full access" />
      ),
  },
];

export function projectKey({ tpn }: ExampleProject): string {
  return tpn;
}
