import { screen, waitFor, within } from '@testing-library/react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import {
  CheckboxField,
  Form,
  FormErrorSummary,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  useFilledForm,
} from './index.ts';

interface Values {
  email: string;
  password: string;
  privacy: string;
  comment: string;
  recovery: boolean;
}

const onSubmit = jest.fn();

function ExampleForm({ withSummary = false }: { withSummary?: boolean }) {
  const form = useFilledForm<Values>(
    { email: '', password: '', privacy: '', comment: '', recovery: false },
    { shouldFocusError: !withSummary },
  );
  return (
    <Form form={form} label="Example" onSubmit={(values) => onSubmit(values)}>
      {withSummary && <FormErrorSummary />}
      <TextField name="email" label="Email" hint="In lowercase" rules={{ required: 'Email is required' }} />
      <PasswordField name="password" label="Password" rules={{ required: 'Password is required' }} />
      <SelectField name="privacy" label="Privacy" options={['public', 'protected']} />
      <TextAreaField name="comment" label="Comment" />
      <CheckboxField name="recovery" label="Recovery" />
      <Button type="submit">Update</Button>
    </Form>
  );
}

beforeEach(() => onSubmit.mockReset());

const submit = () => screen.getByRole('button', { name: 'Update' });

test('sends what was filled in', async () => {
  const { user } = renderKit(<ExampleForm />);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@tracker.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Privacy' }), 'protected');
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Two lines');
  await user.click(screen.getByRole('checkbox', { name: 'Recovery' }));
  await user.click(submit());
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'a@tracker.example',
      password: 'secret',
      privacy: 'protected',
      comment: 'Two lines',
      recovery: true,
    }),
  );
});

test('an invalid form is not sent; messages stand at their fields and the first of them gets the focus', async () => {
  const { user } = renderKit(<ExampleForm />);
  await user.click(submit());
  const email = await screen.findByRole('textbox', {
    name: 'Email',
    description: 'In lowercase Email is required',
  });
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the summary takes the focus and leads to the fields (PP-26)', async () => {
  const { user } = renderKit(<ExampleForm withSummary />);
  await user.click(submit());
  const summary = (await screen.findByText('Please correct the following')).closest<HTMLElement>(
    '[role=alert]',
  );
  if (!summary) throw new Error('The summary is no alert');
  expect(summary.parentElement).toHaveFocus();
  await user.click(within(summary).getByRole('button', { name: 'Password is required' }));
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
});

test('the summary goes when everything is right', async () => {
  const { user } = renderKit(<ExampleForm withSummary />);
  await user.click(submit());
  await screen.findByText('Please correct the following');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@tracker.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await waitFor(() => expect(screen.queryByText('Please correct the following')).toBeNull());
});

test('a password can be shown, and is hidden at first', async () => {
  const { user } = renderKit(<ExampleForm />);
  const box = screen.getByLabelText(/^Password/);
  expect(box).toHaveAttribute('type', 'password');
  expect(box).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(box).toHaveAttribute('type', 'text');
});
