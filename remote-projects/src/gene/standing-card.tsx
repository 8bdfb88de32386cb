import { Fragment } from 'react';
import type { GenePage, GenePlan, GeneProject } from 'shared/contract';
import { useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Box, Card, Link, LinkButton, Row, Stack, Text } from 'shared/ui';
import { planAddress } from './addresses.ts';
import { StatusSince } from './status-since.tsx';
import { extentText, whereItStands } from './where-it-stands.ts';

/** Where the gene stands, since when, and in which unit: what people come for. */
export function StandingCard({ page }: { page: GenePage }) {
  const standing = whereItStands(page);
  const { restrictedTpns = [] } = page;
  return (
    <Card title="Where it stands">
      {standing.by === 'nothing' ? (
        restrictedTpns.length > 0 ? (
          <Restricted tpns={restrictedTpns} />
        ) : (
          <NobodyWorksOnIt symbol={page.gene.symbol} />
        )
      ) : (
        <Stack gap="1">
          {standing.by === 'plan' ? <ByPlan {...standing} /> : <ByProject project={standing.project} />}
          <Text tone="muted">{extentText(page)}</Text>
          {restrictedTpns.length > 0 && <Restricted tpns={restrictedTpns} isBesides />}
        </Stack>
      )}
    </Card>
  );
}

function ByPlan({ plan, since }: { plan: GenePlan; since: string | null }) {
  const { statusName, workUnitName, attemptTypeName, pin } = plan;
  return (
    <Row columnGap="3" rowGap="1">
      <StatusSince status={statusName} since={since} />
      <Box as="span">
        at {workUnitName}, {attemptTypeName},{' '}
        <Link isId to={planAddress(plan)}>
          {pin}
        </Link>
      </Box>
    </Row>
  );
}

function ByProject({ project }: { project: GeneProject }) {
  const { summaryStatusName, summaryStatusSince, assignmentStatusName, assignmentStatusSince } = project;
  return (
    <Row columnGap="3" rowGap="1">
      {summaryStatusName === null ? (
        <StatusSince status={assignmentStatusName} since={assignmentStatusSince} />
      ) : (
        <StatusSince status={summaryStatusName} since={summaryStatusSince} />
      )}
      <Box as="span">
        {project.workUnitNames.length > 0 && `at ${project.workUnitNames.join(', ')}, `}
        <Link isId to={`/projects/${project.tpn}`}>
          {project.tpn}
        </Link>
      </Box>
    </Row>
  );
}

/** Work of which searches show somebody that it exists, and no more: nobody begins the same unknowingly. */
function Restricted({ tpns, isBesides = false }: { tpns: readonly string[]; isBesides?: boolean }) {
  const isOne = tpns.length === 1;
  return (
    <Text>
      {isOne ? 'A restricted project, ' : 'Restricted projects, '}
      {tpns.map((tpn, position) => (
        <Fragment key={tpn}>
          {position > 0 && ', '}
          <Link isId to={`/projects/${tpn}`}>
            {tpn}
          </Link>
        </Fragment>
      ))}
      {isOne ? ', works on it' : ', work on it'}
      {isBesides ? ' too.' : '.'}
    </Text>
  );
}

function NobodyWorksOnIt({ symbol }: { symbol: string }) {
  const { person } = useSession();
  const signInAddress = useSignInAddress();
  return (
    <Stack gap="3" alignItems="flex-start">
      <Text>
        {person === null
          ? `There is no public project on ${symbol}. After signing in, people of the consortium may see more.`
          : `There is no project on ${symbol} that you may read.`}
      </Text>
      {person === null ? (
        <LinkButton to={signInAddress}>Sign in</LinkButton>
      ) : (
        <LinkButton to="/projects/project-creation">Create a project</LinkButton>
      )}
    </Stack>
  );
}
