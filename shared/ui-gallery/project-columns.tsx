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
import type { ExampleProject } from './example-projects.ts';

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
