import { useState } from 'react';
import type { PersonalTokenCreated } from 'shared/contract';
import { AddIcon, Button, Card, Stack } from 'shared/ui';
import { ShownOnce } from '../secrets/shown-once.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { TokenTable } from './token-table.tsx';

/** Tokens with which scripts call the API in the person's name. */
export function TokensCard() {
  const [isMaking, setMaking] = useState(false);
  const [created, setCreated] = useState<PersonalTokenCreated>();
  return (
    <Card
      title="Personal access tokens"
      description="For scripts that call the API in your name, without your password."
      actions={
        !isMaking && (
          <Button size="sm" leftIcon={<AddIcon />} onClick={() => setMaking(true)}>
            New token
          </Button>
        )
      }
    >
      <Stack gap="4">
        {created && (
          <ShownOnce
            key={created.id}
            title={`Token “${created.name}” created.`}
            label="Token"
            value={created.token}
            onClose={() => setCreated(undefined)}
          >
            Send it as “Authorization: Bearer …”.
          </ShownOnce>
        )}
        {isMaking && (
          <NewTokenForm
            onCreated={(token, isEarlier) => {
              setCreated(token);
              setMaking(isEarlier);
            }}
            onCancel={() => setMaking(false)}
          />
        )}
        <TokenTable />
      </Stack>
    </Card>
  );
}
