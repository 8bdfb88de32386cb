import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Form, useFilledForm, useFormContext } from 'shared/ui-forms';
import { useStoredValues, type Saves } from './use-stored-values.ts';

interface Values {
  note: string;
}

const BASE: Values = { note: 'stored' };
const send = jest.fn<undefined, [Values]>();
const asItIs = (values: Values) => values;

function PlainField() {
  return <input aria-label="Note" {...useFormContext<Values>().register('note')} />;
}

function SavedForm() {
  const [saves, setSaves] = useState<Saves<Values>>({});
  const form = useFilledForm(BASE);
  useStoredValues(form, { base: BASE, current: BASE, saves, withoutStep: asItIs });
  return (
    <Form form={form} onSubmit={(values) => send(values)}>
      <PlainField />
      <Button type="submit">Send</Button>
      <Button onClick={() => setSaves({})}>Saved</Button>
    </Form>
  );
}

test('a field that registers without the kit goes on working after a save', async () => {
  const { user } = renderKit(<SavedForm />);
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), '!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith({ note: 'stored!' });
});
