import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, useLasting, type ButtonProps } from 'shared/ui';

/** Signing in takes less on a slow machine, and goes on to another screen: the button would be painted for a moment before it. Milliseconds. */
const PATIENCE = 300;

/**
 * Sends the form around. It ignores presses while that is going on, and shows that it is when it lasts: what is sent does not wait for
 * the form to be painted once more.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'isBusy' | 'onClick'>) {
  const { isSubmitting } = useFormState();
  const press = (event: MouseEvent) => {
    if (isSubmitting) event.preventDefault();
  };
  return <Button {...props} type="submit" isBusy={useLasting(isSubmitting, PATIENCE)} onClick={press} />;
}
