import { useState } from 'react';
import { apiFetch, errorText } from 'shared/api';
import type { ConfirmedFollow } from 'shared/contract';
import { geneAddress } from 'shared/domain';
import { useSearchParams } from 'shared/router';
import { Button, Card, ErrorState, LinkButton, Page, Stack, Text } from 'shared/ui';

const TITLE = 'Follow a gene by mail';

/** Where the link of a mail leads that confirms an address. A press of the button confirms: programs look at links, too. */
export function ConfirmPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return <Confirmation key={token} token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | { symbol: string } | { error: unknown }>('asked');

  const confirm = async () => {
    setState('busy');
    try {
      const body = { token };
      const { geneSymbol } = await apiFetch<ConfirmedFollow>('/api/v2/mailSubscription/confirm', { body });
      setState({ symbol: geneSymbol });
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Page title={TITLE}>
      <Card
        title={
          typeof state === 'object' && 'symbol' in state ? `You follow ${state.symbol}` : 'One more press'
        }
      >
        {typeof state === 'string' ? (
          <Stack gap="4" alignItems="flex-start">
            <Text maxW="prose">Mails about the gene come to the address that this link was sent to.</Text>
            <Button
              variant="primary"
              isBusy={state === 'busy'}
              busyText="Confirming…"
              onClick={() => void confirm()}
            >
              Confirm
            </Button>
          </Stack>
        ) : 'error' in state ? (
          <ErrorState
            title="This could not be confirmed"
            text={errorText(state.error)}
            action={<LinkButton to="/search">Go to the project search</LinkButton>}
          />
        ) : (
          <Stack gap="4" alignItems="flex-start">
            <Text maxW="prose">
              Changes of public work on {state.symbol} are mailed to you. Each mail has a link that ends them.
            </Text>
            <LinkButton to={geneAddress(state.symbol)} variant="primary">
              See {state.symbol}
            </LinkButton>
          </Stack>
        )}
      </Card>
    </Page>
  );
}
