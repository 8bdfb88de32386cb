import { Form, type FieldValues, type FormProps } from 'shared/ui-forms';
import { FormChanges } from './form-changes.tsx';

/** A form that knows which of its sections are changed: for the bar that saves, the navigation and the leave guard. */
export function LongForm<Values extends FieldValues>({ children, ...form }: FormProps<Values>) {
  return (
    <Form {...form}>
      <FormChanges>{children}</FormChanges>
    </Form>
  );
}
