import { screen, waitFor } from '@testing-library/react';
import { COMMENT, SHORT_TEXT } from 'shared/limits';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Form, TextAreaField, TextField, useFilledForm } from './index.ts';

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

function Example({ comment = '' }: { comment?: string }) {
  const form = useFilledForm({ attempt: { comment }, colonyName: '' });
  return (
    <Form form={form} label="Example" onSubmit={(values) => onSubmit(values)}>
      <TextAreaField name="attempt.comment" label="Comment" />
      <TextField name="colonyName" label="Colony name" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const TOO_LONG = 'x'.repeat(COMMENT + 1);
const PROBLEM = 'This text has 10,001 characters; at most 10,000 can be saved. Please shorten it.';
const box = (name: string) => screen.getByRole('textbox', { name });

test('a text that is too long is pasted whole and refused with the reason, until it is shorter', async () => {
  const { user } = renderKit(<Example />);
  await user.click(box('Comment'));
  await user.paste(TOO_LONG);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(PROBLEM)).toBeVisible();
  expect(box('Comment')).toHaveValue(TOO_LONG);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(box('Comment'), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

test('a name may be shorter than a comment', async () => {
  const { user } = renderKit(<Example />);
  await user.click(box('Colony name'));
  await user.paste('x'.repeat(SHORT_TEXT + 1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This text has 501 characters; at most 500 can be saved/)).toBeVisible();
});

test('what was stored before there were limits is saved as it is', async () => {
  const { user } = renderKit(<Example comment={TOO_LONG} />);
  await user.type(box('Colony name'), 'Line 1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ attempt: { comment: TOO_LONG }, colonyName: 'Line 1' }),
  );
});
