import { useEffect, useRef } from 'react';
import type { WebhookWithSecret } from 'shared/contract';
import { Notice, Text, TextInput } from 'shared/ui';

export interface ShownSecretProps {
  webhook: WebhookWithSecret;
  onClose: () => void;
}

/** A secret that was just made: it is shown this once. */
export function ShownSecret({ webhook: { url, secret, previousSecretUntil }, onClose }: ShownSecretProps) {
  const field = useRef<HTMLInputElement>(null);
  // The focus moves to it: what had the focus is gone.
  useEffect(() => field.current?.select(), []);
  return (
    <Notice kind="success" title={`Secret of ${url}`} onClose={onClose}>
      <Text size="sm" pb="2">
        Copy it now: it is not shown again. The receiver verifies the header Tracker-Signature with it.
        {previousSecretUntil !== null && ' For a day deliveries are signed with the one before, too.'}
      </Text>
      <TextInput
        ref={field}
        aria-label="Secret"
        readOnly
        value={secret}
        onFocus={(event) => event.target.select()}
      />
    </Notice>
  );
}
