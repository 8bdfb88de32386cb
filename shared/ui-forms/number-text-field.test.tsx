import { screen, waitFor } from '@testing-library/react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Form, NumberTextField, useFilledForm } from './index.ts';

const onSubmit = jest.fn();

function Example({ stored = '' }: { stored?: string }) {
  const form = useFilledForm({ embryos: stored, dose: '' });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <NumberTextField name="embryos" label="Embryos" />
      <NumberTextField name="dose" label="Dose" isDecimal />
      <Button onClick={() => form.reset()}>Discard</Button>
      <Button type="submit">Update</Button>
    </Form>
  );
}

const embryos = () => screen.getByRole('textbox', { name: 'Embryos' });
const dose = () => screen.getByRole('textbox', { name: 'Dose' });

async function sentAfter(user: ReturnType<typeof renderKit>['user']) {
  onSubmit.mockReset();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0];
}

test('what is typed stays as it is, unfinished or with noughts in front (PP-25)', async () => {
  const { user } = renderKit(<Example />);
  await user.type(embryos(), '007');
  await user.type(dose(), '1.');
  await user.tab();
  expect(dose()).toHaveValue('1.');
  expect(await sentAfter(user)).toEqual({ embryos: '007', dose: '1.' });
});

test('what is no number does not enter, and is shown (ui-screens 2.9)', async () => {
  const { user } = renderKit(<Example stored="6" />);
  await user.type(embryos(), '.');
  expect(embryos()).toHaveValue('6');
  expect(embryos()).toHaveAccessibleDescription('“6.” was not taken: only digits.');
  await user.tab();
  expect(embryos()).not.toHaveAccessibleDescription();
});

test('a stored text that is no number goes back as it came', async () => {
  const { user } = renderKit(<Example stored="about 30" />);
  expect(embryos()).toHaveValue('about 30');
  expect(await sentAfter(user)).toEqual({ embryos: 'about 30', dose: '' });
});

test('a comma is read as a point in a decimal, and never left out of a number', async () => {
  const { user } = renderKit(<Example />);
  await user.type(dose(), '1,5');
  await user.type(embryos(), '1,5');
  expect(embryos()).toHaveValue('1');
  await user.tab();
  expect(embryos()).toHaveAccessibleDescription('“1,5” was not taken: only digits.');
  await user.type(embryos(), '{Backspace}15');
  expect(await sentAfter(user)).toEqual({ embryos: '15', dose: '1.5' });
});

test.each([
  ['12-15', '12', '“12-15” was not taken: only digits.'],
  ['1e3', '1', '“1e3” was not taken: only digits.'],
  ['20 (2 lost)', '20', '“20(2 lost)” was not taken: only digits.'],
])('%s, typed key by key, is asked about until it is mended', async (keys, taken, message) => {
  const { user } = renderKit(<Example />);
  await user.type(embryos(), keys);
  await user.tab();
  expect(embryos()).toHaveValue(taken);
  expect(embryos()).toBeInvalid();
  expect(embryos()).toHaveAccessibleDescription(message);
  onSubmit.mockReset();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(embryos()).toHaveFocus());
  expect(embryos()).toHaveAccessibleDescription(message);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(embryos());
  await user.type(embryos(), '13');
  expect(embryos()).toHaveValue('13');
  expect(embryos()).not.toHaveAccessibleDescription();
  expect(await sentAfter(user)).toMatchObject({ embryos: '13' });
});

test.each(['0-70', '-70'])('discarding ends the message about %s that was typed before', async (keys) => {
  const { user } = renderKit(<Example stored="6" />);
  await user.type(embryos(), keys);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(embryos()).toHaveValue('6');
  expect(embryos()).not.toHaveAccessibleDescription();
  expect(await sentAfter(user)).toMatchObject({ embryos: '6' });
});
