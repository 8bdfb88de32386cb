import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { Follow, MailPace } from 'shared/contract';
import { changeFollowMail, FOLLOWS, Loaded, stopFollowing } from 'shared/domain';
import { Card, DataTable, Notice, Text } from 'shared/ui';
import { useActions } from '../use-actions.ts';
import { followColumns } from './follow-columns.tsx';

const followKey = ({ id }: Follow) => id;

/** Everything that a person follows, with how often mails come about it. */
export function FollowsCard() {
  const follows = useResource<Follow[]>(FOLLOWS);
  const { outcome, take } = useActions();
  const columns = useMemo(
    () =>
      followColumns({
        onMail: ({ id, name }, mail: MailPace) =>
          void take(`mail ${id}`, () => changeFollowMail(id, mail), `Mails about ${name} are changed.`),
        onStop: ({ id, name }) =>
          void take(`stop ${id}`, () => stopFollowing(id), `You do not follow ${name} any more.`),
      }),
    [take],
  );
  return (
    <Card
      title="Followed"
      description="Genes, projects, work units and saved views. To follow more, open their page."
    >
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      <Loaded of={follows} label="Loading what you follow…">
        {(data) =>
          data.length === 0 ? (
            <Text tone="muted">
              You follow nothing yet. The pages of genes and projects, My work and Saved views have a button
              for it.
            </Text>
          ) : (
            <DataTable caption="What you follow" columns={columns} rows={data} rowKey={followKey} />
          )
        }
      </Loaded>
    </Card>
  );
}
