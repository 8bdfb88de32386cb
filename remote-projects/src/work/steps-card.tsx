import type { MySteps } from 'shared/contract';
import { useProjectListLink } from 'shared/domain';
import { Box, Card, counted, formatCount, Heading, Link, Row, Stack, StatusBadge, Text } from 'shared/ui';

/** How many projects of each work unit stand at each status; every number leads to the list of them. */
export function StepsCard({ steps: { statuses, workUnits } }: { steps: MySteps }) {
  const isEmpty = workUnits.every(({ total }) => total === 0);
  return (
    <Card title="Projects by status">
      {isEmpty ? (
        <Text tone="muted">There are no projects yet.</Text>
      ) : (
        <Stack gap="5">
          {workUnits.map((unit) => (
            <UnitSteps key={unit.name ?? ''} unit={unit} statuses={statuses} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

interface UnitStepsProps {
  unit: MySteps['workUnits'][number];
  statuses: MySteps['statuses'];
}

function UnitSteps({ unit: { name, total, projects }, statuses }: UnitStepsProps) {
  const linkTo = useProjectListLink();
  const where = name === null ? {} : { workUnitName: [name] };
  const title = `${name ?? 'All work units'}: ${counted(total, 'project')}`;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Row as="ul" aria-label={title} columnGap="5" rowGap="2" listStyleType="none">
        {statuses.map(({ name: statusName }, index) => {
          const count = projects[index] ?? 0;
          if (count === 0) return null;
          return (
            <Box as="li" key={statusName}>
              <Link {...linkTo({ ...where, summaryStatusName: [statusName] })}>
                <StatusBadge status={statusName} /> {formatCount(count)}
              </Link>
            </Box>
          );
        })}
      </Row>
    </Stack>
  );
}
