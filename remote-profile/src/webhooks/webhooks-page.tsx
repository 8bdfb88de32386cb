import { useState } from 'react';
import { useResource } from 'shared/api';
import type { Person, Webhook, WebhookWithSecret } from 'shared/contract';
import { GoBack, Loaded } from 'shared/domain';
import { AddIcon, Button, Card, Page, Stack, Text } from 'shared/ui';
import { ShownOnce } from '../secrets/shown-once.tsx';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN } from '../paths.ts';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { WEBHOOKS } from './webhook-calls.ts';
import { WebhookCard } from './webhook-card.tsx';

const TITLE = 'Webhooks';

/** Programs elsewhere that get the changes of the work units and consortia that a person manages. */
export function WebhooksPage() {
  return (
    <PermittedOnly title={TITLE} needs="executeManagerTasks">
      {(person) => <Webhooks key={person.email} person={person} />}
    </PermittedOnly>
  );
}

function Webhooks({ person }: { person: Person }) {
  const webhooks = useResource<Webhook[]>(WEBHOOKS);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<WebhookWithSecret>();
  return (
    <Page
      title={TITLE}
      description="Addresses to which changes of your work units and consortia are sent, signed and in order."
      actions={<GoBack fallback={ADMIN} />}
    >
      {secret && (
        <ShownOnce
          key={secret.secret}
          title={`Secret of ${secret.url}`}
          label="Secret"
          value={secret.secret}
          onClose={() => setSecret(undefined)}
        >
          The receiver verifies the header Tracker-Signature with it.
          {secret.previousSecretUntil !== null &&
            ' For a day deliveries are signed with the one before, too.'}
        </ShownOnce>
      )}
      {isAdding ? (
        <NewWebhookForm
          person={person}
          onAdded={(added, isEarlier) => {
            setSecret(added);
            setAdding(isEarlier);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button leftIcon={<AddIcon />} onClick={() => setAdding(true)}>
            New webhook
          </Button>
        </div>
      )}
      <Loaded of={webhooks} label="Loading the webhooks…">
        {(data) =>
          data.length === 0 ? (
            <Card title="No webhooks yet">
              <Text tone="muted">
                A webhook gets every change that all members of the work unit or consortium may see, from the
                time when it is added.
              </Text>
            </Card>
          ) : (
            <Stack gap="4">
              {data.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
