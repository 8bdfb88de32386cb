import { apiFetch, mutateResource, useResource } from 'shared/api';
import type { Follow, MailStop, MailSubscription } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { useSearchParams } from 'shared/router';
import { Button, Card, counted, Notice, Page, Row, Stack, Text } from 'shared/ui';
import { useActions } from '../use-actions.ts';

const SUBSCRIPTION = '/api/v2/mailSubscription';

/** Where the link at the end of each mail leads: what the address gets mails about, and the way to end them. */
export function MailsPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const subscription = useResource<MailSubscription>(SUBSCRIPTION, { token });
  const { busyWith, outcome, take } = useActions();

  const stop = (name: string, body: MailStop, done: string) =>
    take(
      name,
      async () => {
        await apiFetch<null>(`${SUBSCRIPTION}/stop`, { body });
        await mutateResource(SUBSCRIPTION);
      },
      done,
    );
  return (
    <Page title="Mails about what you follow">
      <Card title="Mails">
        <Stack gap="4">
          {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
          <Loaded of={subscription} label="Loading…">
            {({ email, follows }) =>
              follows.length === 0 ? (
                <Text>No mails about changes come to {email}.</Text>
              ) : (
                <>
                  <Text>
                    Mails about {counted(follows.length, 'record')} come to {email}.
                  </Text>
                  <Row>
                    <Button
                      variant="primary"
                      isBusy={busyWith === 'all'}
                      busyText="Ending…"
                      onClick={() => void stop('all', { token }, 'No more mails come.')}
                    >
                      End all mails
                    </Button>
                  </Row>
                  <Stack as="ul" gap="1" listStyleType="none">
                    {follows.map((followed) => (
                      <li key={followed.id}>
                        <Followed
                          followed={followed}
                          isBusy={busyWith === `${followed.id}`}
                          onStop={({ id: followId, name }) =>
                            void stop(`${followId}`, { token, followId }, `No more mails about ${name} come.`)
                          }
                        />
                      </li>
                    ))}
                  </Stack>
                </>
              )
            }
          </Loaded>
        </Stack>
      </Card>
    </Page>
  );
}

interface FollowedProps {
  followed: Follow;
  isBusy: boolean;
  onStop: (followed: Follow) => void;
}

function Followed({ followed, isBusy, onStop }: FollowedProps) {
  return (
    <Row gap="3">
      <Text as="span">
        {followed.name}, {followed.mail}
      </Text>
      <Button
        size="sm"
        isBusy={isBusy}
        aria-label={`End mails about ${followed.name}`}
        onClick={() => onStop(followed)}
      >
        End
      </Button>
    </Row>
  );
}
