import { useState } from 'react';
import { Button, Field, Row, TextInput } from 'shared/ui';
import { useBoundField, type BoundFieldProps } from './bound-field.tsx';

export interface PasswordFieldProps extends BoundFieldProps {
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, with a button that shows what was typed. Password managers and pasting work. */
export function PasswordField({ autoComplete = 'current-password', ...bound }: PasswordFieldProps) {
  const { field, control } = useBoundField(bound);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...field}>
      <Row flexWrap="nowrap" alignItems="flex-start" gap="2">
        <TextInput
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button aria-pressed={isShown} aria-label="Show password" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </Row>
    </Field>
  );
}
