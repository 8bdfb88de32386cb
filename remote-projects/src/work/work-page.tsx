import { useResource } from 'shared/api';
import { useConfiguration, sortedWorkUnits } from 'shared/config-data';
import type { MyWork, Person } from 'shared/contract';
import { Loaded, SignedInOnly } from 'shared/domain';
import { useSearchParams } from 'shared/router';
import { hasWorkUnitRole, isAdmin, ownWorkUnits } from 'shared/session';
import { Box, Field, Grid, NativeSelect, Page, Row, Stack } from 'shared/ui';
import { FollowButton } from '../follow/follow-button.tsx';
import { MY_WORK } from './addresses.ts';
import { ChangesCard } from './changes-card.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { GeneListsCard } from './gene-lists-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { NoWorkUnit } from './no-work-unit.tsx';
import { LanguishingCard, WaitingCard, type LanguishingCardProps } from './plan-cards.tsx';
import { RecentCard } from './recent-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { ViewsCard } from './views-card.tsx';

const TITLE = 'My work';
const PARAMETER = 'workUnitName';

/** What a person's work units do, what waits for them, and what they have left. */
export function WorkPage() {
  return (
    <SignedInOnly title={TITLE} reason="This page shows the work of your work units.">
      {(person) => <Work key={person.email} person={person} />}
    </SignedInOnly>
  );
}

function Work({ person }: { person: Person }) {
  const [query] = useSearchParams();
  const chosen = query.get(PARAMETER) ?? '';
  const isAsked = isAdmin(person) || hasWorkUnitRole(person);
  const units = chosen === '' ? undefined : { [PARAMETER]: chosen };
  const work = useResource<MyWork>(isAsked ? MY_WORK : null, units);
  return (
    <Page
      title={TITLE}
      description={descriptionFor(person, chosen)}
      actions={
        <Row gap="3" alignItems="flex-end">
          <FollowUnit person={person} chosen={chosen} />
          <UnitChoice person={person} chosen={chosen} />
        </Row>
      }
    >
      <Stack gap="4">
        {isAsked ? (
          <>
            <Loaded of={work} label="Loading your work…">
              {(data) => <WorkOfUnits work={data} query={units} onDone={() => void work.reload()} />}
            </Loaded>
            <JobsCard onUndone={() => void work.reload()} />
          </>
        ) : (
          <NoWorkUnit />
        )}
        <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
          <ViewsCard person={person} />
          <GeneListsCard person={person} />
          <DraftsCard email={person.email} />
          <RecentCard email={person.email} />
        </Grid>
      </Stack>
    </Page>
  );
}

type WorkOfUnitsProps = Pick<LanguishingCardProps, 'query' | 'onDone'> & { work: MyWork };

function WorkOfUnits({ work, query, onDone }: WorkOfUnitsProps) {
  const { workUnitNames, steps, waiting, waitingCount, languishing, changes } = work;
  const units = workUnitNames.join();
  const isOfSeveral = workUnitNames.length !== 1;
  return (
    <>
      <StepsCard steps={steps} />
      <WaitingCard
        key={`waiting ${units}`}
        waiting={{ ...(waitingCount ?? { total: waiting.length, hasMore: false }), plans: waiting }}
        isOfSeveral={isOfSeveral}
        query={query}
      />
      <LanguishingCard
        key={`languishing ${units}`}
        languishing={languishing}
        isOfSeveral={isOfSeveral}
        query={query}
        onDone={onDone}
      />
      <ChangesCard changes={changes} workUnitNames={workUnitNames} />
    </>
  );
}

/** Follows the work unit that is shown, where it is one. */
function FollowUnit({ person, chosen }: { person: Person; chosen: string }) {
  const own = ownWorkUnits(person);
  const unit = chosen === '' && own.length === 1 && !isAdmin(person) ? own[0] : chosen;
  return unit ? <FollowButton key={unit} kind="workUnit" target={unit} /> : null;
}

function descriptionFor(person: Person, chosen: string): string | undefined {
  if (chosen !== '') return `Work of ${chosen}`;
  if (isAdmin(person)) return 'Work of all work units';
  const own = ownWorkUnits(person);
  return own.length === 0 ? undefined : `Work of ${own.join(', ')}`;
}

/** Administrators choose among all work units, people of several among their own; the choice is in the address. */
function UnitChoice({ person, chosen }: { person: Person; chosen: string }) {
  const [, setQuery] = useSearchParams();
  const { configuration } = useConfiguration();
  const isAdministrator = isAdmin(person);
  const own = ownWorkUnits(person);
  const units = isAdministrator ? (configuration ? sortedWorkUnits(configuration) : []) : own;
  if (!isAdministrator && units.length < 2) return null;
  // What the address names is shown even before the list has come.
  const options = chosen === '' || units.includes(chosen) ? units : [chosen, ...units];
  return (
    <Box minW="56">
      <Field label="Work Unit">
        <NativeSelect
          value={chosen}
          blankOption={isAdministrator ? 'All work units' : 'All my work units'}
          options={options}
          onChange={({ target: { value } }) =>
            setQuery(value === '' ? {} : { [PARAMETER]: value }, { replace: true })
          }
        />
      </Field>
    </Box>
  );
}
