import { useState } from 'react';
import type { Webhook, WebhookTest, WebhookWithSecret } from 'shared/contract';
import { mutateResource } from 'shared/api';
import { useCreation } from 'shared/domain';
import {
  Button,
  Card,
  Disclosure,
  FactList,
  formatDate,
  formatDateTime,
  Notice,
  Row,
  Stack,
  StatusBadge,
  Text,
} from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { useActions } from '../use-actions.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { removeWebhook, secretPath, testWebhook, updateWebhook, WEBHOOKS } from './webhook-calls.ts';
import { webhookState } from './webhook-state.ts';

export interface WebhookCardProps {
  webhook: Webhook;
  onSecret: (rotated: WebhookWithSecret) => void;
}

/** One webhook: how it does, what can be done with it, and what was delivered. */
export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, url, isActive, workUnitName, consortiumName, failingSince, nextAttemptAt } = webhook;
  const { busyWith, outcome, take } = useActions<'test' | 'switch' | 'rotate' | 'remove'>();
  const [isRemoving, setRemoving] = useState(false);
  const state = webhookState(webhook);
  const [tested, setTested] = useState<WebhookTest>();
  const giveSecret = useCreation<WebhookWithSecret>(secretPath(id));
  const rotate = async () => {
    const { response } = await giveSecret({});
    await mutateResource(WEBHOOKS);
    onSecret(response);
  };
  const test = async () => {
    setTested(undefined);
    setTested(await testWebhook(id));
  };
  return (
    <Card
      title={`Changes of ${workUnitName ?? consortiumName}`}
      actions={<StatusBadge status={state.text} tone={state.tone} />}
    >
      <Stack gap="4">
        <FactList
          facts={[
            { label: 'Address', value: url, isWide: true },
            { label: 'Added', value: `${formatDate(webhook.createdAt)} by ${webhook.createdBy}` },
            { label: 'Failing since', value: failingSince && formatDateTime(failingSince) },
            { label: 'Next attempt', value: nextAttemptAt && formatDateTime(nextAttemptAt) },
          ].filter(({ value }) => value !== null)}
        />
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
        {tested && <TestResult {...tested} />}
        <Row>
          <Button
            size="sm"
            isBusy={busyWith === 'test'}
            busyText="Sending…"
            aria-label={`Send a test to ${url}`}
            onClick={() => void take('test', test)}
          >
            Send a test
          </Button>
          <Button
            size="sm"
            isBusy={busyWith === 'switch'}
            aria-label={`Switch ${url} ${isActive ? 'off' : 'on'}`}
            onClick={() => void take('switch', () => updateWebhook(webhook, { url, isActive: !isActive }))}
          >
            {isActive ? 'Switch off' : 'Switch on'}
          </Button>
          <Button
            size="sm"
            isBusy={busyWith === 'rotate'}
            aria-label={`New secret for ${url}`}
            onClick={() => void take('rotate', rotate)}
          >
            New secret
          </Button>
          <Button size="sm" aria-label={`Remove ${url}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </Row>
        <Disclosure title="Deliveries">
          <DeliveryTable id={id} />
        </Disclosure>
      </Stack>
      <ConfirmDialog
        title="Remove the webhook?"
        isOpen={isRemoving}
        confirmText="Remove"
        width="26rem"
        isBusy={busyWith === 'remove'}
        onConfirm={() => void take('remove', () => removeWebhook(id)).then(() => setRemoving(false))}
        onCancel={() => setRemoving(false)}
      >
        <Text size="sm">{url} gets no more changes, and its deliveries are forgotten.</Text>
      </ConfirmDialog>
    </Card>
  );
}

/** What came of a test. */
function TestResult({ isDelivered, problem }: WebhookTest) {
  return isDelivered ? (
    <Notice kind="success">The test was delivered.</Notice>
  ) : (
    <Notice kind="error" title="The test was not delivered.">
      {problem}
    </Notice>
  );
}
