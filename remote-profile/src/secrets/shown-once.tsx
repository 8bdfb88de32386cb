import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Button, Notice, Row, Text, TextInput } from 'shared/ui';

export interface ShownOnceProps {
  title: string;
  /** What the text is called, and is. */
  label: string;
  value: string;
  /** What to do with it. */
  children: ReactNode;
  onClose: () => void;
}

/** A token or a secret that was just made: it is shown this once, and can be copied. */
export function ShownOnce({ title, label, value, children, onClose }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  // The focus moves to it: what had the focus is gone.
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Not on plain HTTP, nor where the person forbids it: the text is selected, so that the keyboard copies it.
      setCopied(false);
    }
  };
  return (
    <Notice kind="success" title={title} onClose={onClose}>
      <Text size="sm">Copy it now: it is not shown again. {children}</Text>
      <Row mt="2" flexWrap="nowrap">
        <Box flex="1" minW="0">
          <TextInput
            ref={field}
            aria-label={label}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
        </Box>
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
      </Row>
    </Notice>
  );
}
