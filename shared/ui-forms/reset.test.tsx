import { screen } from '@testing-library/react';
import { memo, useLayoutEffect } from 'react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Form, NumberField, TextField, useFilledForm } from './index.ts';

const onSubmit = jest.fn();

/** Fields that nothing around them renders again. */
const Fields = memo(function Fields() {
  return (
    <>
      <TextField name="comment" label="Comment" />
      <TextField name="reference" label="Reference" rules={{ required: 'Reference is required' }} />
      <NumberField name="pups" label="Pups" />
      <NumberField name="embryos" label="Embryos" />
    </>
  );
});

const STORED = { comment: 'stored', reference: 'R1', pups: 1, embryos: 2 };

function QuietForm() {
  const form = useFilledForm(STORED, { mode: 'onTouched' });
  const takeUp = () =>
    form.reset({ comment: 'draft', reference: 'R1', pups: 5, embryos: 2 }, { keepDefaultValues: true });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <Fields />
      <Button onClick={takeUp}>Continue with the draft</Button>
      <Button type="submit">Update</Button>
    </Form>
  );
}

/** Somebody is quicker than what React does after it has shown the form: the fields follow it only then. */
function HastyForm() {
  const form = useFilledForm(STORED);
  useLayoutEffect(
    () => form.reset({ ...STORED, comment: 'draft', pups: 5 }, { keepDefaultValues: true }),
    [form],
  );
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <Fields />
      <Button type="submit">Update</Button>
    </Form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });

test('after a reset the fields of a quiet form show the new values, and go on working', async () => {
  const { user } = renderKit(<QuietForm />);
  await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
  expect(box('Comment')).toHaveValue('draft');
  expect(box('Pups')).toHaveValue('5');
  for (const name of ['Comment', 'Reference', 'Pups', 'Embryos']) await user.type(box(name), '0');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onSubmit).toHaveBeenCalledWith({ comment: 'draft0', reference: 'R10', pups: 50, embryos: 20 });
});

test('a reset before the fields follow the form is shown, too', async () => {
  onSubmit.mockClear();
  const { user } = renderKit(<HastyForm />);
  expect(box('Comment')).toHaveValue('draft');
  expect(box('Pups')).toHaveValue('5');
  await user.type(box('Comment'), '0');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onSubmit).toHaveBeenCalledWith({ comment: 'draft0', reference: 'R1', pups: 5, embryos: 2 });
});

test('the rules of the fields apply after a reset too', async () => {
  onSubmit.mockClear();
  const { user } = renderKit(<QuietForm />);
  await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
  await user.clear(box('Reference'));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Reference is required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
