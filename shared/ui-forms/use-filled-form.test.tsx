import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Button } from 'shared/ui';
import { renderKit, seenWhileRendering } from 'shared/ui/test-support';
import { Form, TextField, useFieldArray, useFilledForm, useFormContext, useFormState } from './index.ts';

const onSubmit = jest.fn();
const onMount = jest.fn();

const STORED = { rows: [{ name: 'one' }, { name: 'two' }] };

function Row({ index }: { index: number }) {
  useEffect(() => {
    onMount(index);
  }, [index]);
  return (
    <TextField name={`rows.${index}.name`} label={`Name ${index}`} rules={{ required: 'Name is required' }} />
  );
}

function Rows() {
  const { control } = useFormContext<typeof STORED>();
  const { fields } = useFieldArray({ control, name: 'rows' });
  const { isDirty } = useFormState();
  return (
    <>
      {fields.map(({ id }, index) => (
        <Row key={id} index={index} />
      ))}
      <p>{isDirty ? 'changed' : 'as stored'}</p>
    </>
  );
}

const onRender = jest.fn();

function FilledForm() {
  onRender();
  const form = useFilledForm(STORED, { mode: 'onTouched', shouldFocusError: false });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <Rows />
      <Button onClick={() => form.reset({ rows: [{ name: 'three' }] })}>Follow</Button>
      <Button type="submit">Update</Button>
    </Form>
  );
}

const nameBox = (index: number) => screen.getByRole('textbox', { name: `Name ${index}` });

test('contains its values from the start, and makes each row once', () => {
  onMount.mockClear();
  renderKit(<FilledForm />);
  expect(nameBox(1)).toHaveValue('two');
  expect(screen.getByText('as stored')).toBeVisible();
  // Strict mode runs the effect of each row twice.
  expect(onMount).toHaveBeenCalledTimes(2 * STORED.rows.length);
});

test('is shown before anything is done that follows', async () => {
  onMount.mockClear();
  const seen = await seenWhileRendering(
    <FilledForm />,
    () => onMount.mock.calls.length,
    () => expect(nameBox(1)).toHaveValue('two'),
  );
  expect(seen[0]).toBe(0);
});

test('does not render its component again for being ready, or for what is typed', async () => {
  onRender.mockClear();
  const { user } = renderKit(<FilledForm />);
  // Strict mode renders twice.
  expect(onRender).toHaveBeenCalledTimes(2);
  await user.type(nameBox(0), ' and a half');
  expect(screen.getByText('changed')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(2);
});

test('is a form like others: changed, checked when a field is left, sent, reset', async () => {
  const { user } = renderKit(<FilledForm />);
  await user.clear(nameBox(0));
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(nameBox(0), 'x');
  expect(screen.getByText('changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onSubmit).toHaveBeenCalledWith({ rows: [{ name: 'x' }, { name: 'two' }] });
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(nameBox(0)).toHaveValue('three');
  expect(screen.getByText('as stored')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Name 1' })).not.toBeInTheDocument();
});
