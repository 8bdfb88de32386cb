import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, Field, TextInput } from 'shared/ui';
import { useBoundField, type BoundFieldProps } from './bound-field.tsx';

export interface PasswordFieldProps extends BoundFieldProps {
  autoComplete?: 'current-password' | 'new-password';
  placeholder?: string;
}

const Line = chakra('div', { base: { display: 'flex', gap: '2', alignItems: 'flex-start' } });

/** A password, with a button that shows what was typed. Password managers and pasting work. */
export function PasswordField({
  autoComplete = 'current-password',
  placeholder,
  ...bound
}: PasswordFieldProps) {
  const { field, control } = useBoundField(bound);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...field}>
      <Line>
        <TextInput
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button aria-pressed={isShown} aria-label="Show password" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </Line>
    </Field>
  );
}
