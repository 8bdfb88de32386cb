import { useEffect, useRef, useState } from 'react';
import type { PersonalTokenCreated } from 'shared/contract';
import { Box, Button, Notice, Row, Text, TextInput } from 'shared/ui';

export interface CreatedTokenProps {
  created: PersonalTokenCreated;
  onClose: () => void;
}

/** A token that was just made: it is shown this once, and can be copied. */
export function CreatedToken({ created, onClose }: CreatedTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  // The focus moves to it: the form that had the focus is gone.
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(created.token);
      setCopied(true);
    } catch {
      // Not on plain HTTP, nor where the person forbids it: the text is selected, so that the keyboard copies it.
      setCopied(false);
    }
  };
  return (
    <Notice kind="success" title={`Token “${created.name}” created.`} onClose={onClose}>
      <Text size="sm">Copy it now: it is not shown again. Send it as “Authorization: Bearer …”.</Text>
      <Row mt="2" flexWrap="nowrap">
        <Box flex="1" minW="0">
          <TextInput
            ref={field}
            aria-label="Token"
            readOnly
            value={created.token}
            onFocus={(event) => event.target.select()}
          />
        </Box>
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
      </Row>
    </Notice>
  );
}
