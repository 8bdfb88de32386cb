import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Form, TextField, useFilledForm } from 'shared/ui-forms';
import { useStoredValues, type Saves } from './use-stored-values.ts';

interface Values {
  note: string;
}

const BASE: Values = { note: 'stored' };
const send = jest.fn<undefined, [Values]>();
const rendered = jest.fn();
const asItIs = (values: Values) => values;

function SavedForm() {
  const [saves, setSaves] = useState<Saves<Values>>({});
  const form = useFilledForm(BASE);
  useStoredValues(form, { base: BASE, current: BASE, saves, withoutStep: asItIs });
  useEffect(rendered);
  return (
    <Form form={form} onSubmit={(values) => send(values)}>
      <TextField name="note" label="Note" />
      <Button type="submit">Send</Button>
      <Button onClick={() => setSaves({})}>Saved</Button>
    </Form>
  );
}

test('after a save the fields go on working, and the form around them is not rendered for that', async () => {
  const { user } = renderKit(<SavedForm />);
  rendered.mockClear();
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect(rendered).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), '!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith({ note: 'stored!' });
});
