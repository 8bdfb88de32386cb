import { screen, waitFor } from '@testing-library/react';
import { renderKit } from 'shared/ui/test-support';
import { Form, SubmitButton, TextField, useFilledForm } from './index.ts';

function ExampleForm({ send }: { send: () => Promise<void> }) {
  const form = useFilledForm({ name: '' });
  return (
    <Form form={form} onSubmit={send} label="Example">
      <TextField name="name" label="Name" />
      <SubmitButton busyText="Sending…">Send</SubmitButton>
    </Form>
  );
}

test('what takes long shows that it goes on, and is sent once however often one presses', async () => {
  let finish = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderKit(<ExampleForm send={send} />);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByRole('textbox'), '{Enter}');
  const busy = await screen.findByRole('button', { name: 'Sending…', busy: true });
  await user.click(busy);
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('what is sent at once leaves the button as it is', async () => {
  const looks: (string | null)[] = [];
  const { user } = renderKit(<ExampleForm send={async () => undefined} />);
  const button = screen.getByRole('button', { name: 'Send' });
  const watch = new MutationObserver(() => looks.push(button.textContent));
  watch.observe(button, { subtree: true, childList: true, characterData: true, attributes: true });
  await user.click(button);
  await new Promise((resolve) => setTimeout(resolve, 250));
  watch.disconnect();
  expect(looks).toEqual([]);
});
