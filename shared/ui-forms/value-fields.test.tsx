import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { DateField, Form, FormErrorSummary, MultiSelectField, NumberField, useFilledForm } from './index.ts';

interface Values {
  consortia: string[];
  received: number | null;
  concentration: number | null;
  receivedOn: string;
}

const EMPTY: Values = { consortia: [], received: null, concentration: null, receivedOn: '' };
const onSubmit = jest.fn();

function ExampleForm({ values = EMPTY, withSummary = true }: { values?: Values; withSummary?: boolean }) {
  const form = useFilledForm<Values>(EMPTY, { shouldFocusError: !withSummary });
  useEffect(() => form.reset(values), [form, values]);
  return (
    <Form form={form} onSubmit={(sent) => onSubmit(sent)}>
      {withSummary && <FormErrorSummary />}
      <MultiSelectField
        name="consortia"
        label="Consortia"
        options={['BaSH', 'DTCC', 'JAX']}
        rules={{ required: 'Consortia are required' }}
      />
      <NumberField name="received" label="Received" />
      <NumberField name="concentration" label="Concentration" isDecimal />
      <DateField
        name="receivedOn"
        label="Received on"
        max="2026-11-21"
        rules={{ validate: (value) => value !== '2026-01-01' || 'Nobody works that day' }}
      />
      <Button type="submit">Update</Button>
    </Form>
  );
}

function LateForm() {
  const [values, setValues] = useState(EMPTY);
  return (
    <>
      <ExampleForm values={values} />
      <Button onClick={() => setValues({ ...EMPTY, received: 8 })}>Answer</Button>
    </>
  );
}

beforeEach(() => onSubmit.mockReset());

const consortia = () => screen.getByRole('combobox', { name: 'Consortia' });
const received = () => screen.getByRole('textbox', { name: 'Received' });
const concentration = () => screen.getByRole('textbox', { name: 'Concentration' });
const day = () => screen.getByLabelText('Received on');

test('sends choices, numbers and dates as such', async () => {
  const { user } = renderKit(<ExampleForm />);
  await user.type(consortia(), 'jax{Enter}');
  await user.type(received(), '12');
  await user.type(concentration(), '1.5');
  fireEvent.change(day(), { target: { value: '2026-11-20' } });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      consortia: ['JAX'],
      received: 12,
      concentration: 1.5,
      receivedOn: '2026-11-20',
    }),
  );
});

test('a required choice without one is refused, and the summary leads to its box', async () => {
  const { user } = renderKit(<ExampleForm />);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(await screen.findByRole('button', { name: 'Consortia are required' }));
  expect(consortia()).toHaveFocus();
  expect(consortia()).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without a summary the first wrong field gets the focus, also when it is a choice', async () => {
  const { user } = renderKit(<ExampleForm withSummary={false} />);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(consortia()).toHaveFocus());
});

describe('a number', () => {
  test('an emptied one is null, and zero is not empty', async () => {
    const { user } = renderKit(
      <ExampleForm values={{ ...EMPTY, consortia: ['JAX'], received: 3, concentration: 2 }} />,
    );
    await user.clear(received());
    await user.clear(concentration());
    await user.type(concentration(), '0');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ received: null, concentration: 0 })),
    );
  });

  test('unfinished text stays while it is typed and is tidied afterwards', async () => {
    const { user } = renderKit(<ExampleForm />);
    await user.type(concentration(), '01.');
    expect(concentration()).toHaveValue('01.');
    await user.tab();
    expect(concentration()).toHaveValue('1');
  });

  test('what is no number does not enter, keeps what was there, and is shown until the text is another', async () => {
    const { user } = renderKit(<ExampleForm />);
    await user.type(received(), '4');
    await user.paste('12-15');
    expect(received()).toHaveValue('4');
    expect(received()).toHaveAccessibleDescription('“412-15” was not taken: only digits.');
    await user.type(received(), '2');
    expect(received()).toHaveValue('4');
    await user.tab();
    expect(received()).toHaveAccessibleDescription('“412-152” was not taken: only digits.');
    await user.type(received(), '{Backspace}42');
    expect(received()).toHaveValue('42');
    expect(received()).not.toHaveAccessibleDescription();
  });

  test('a comma changes no value: it is the point of a decimal, and refuses the rest of a whole number', async () => {
    const { user } = renderKit(<ExampleForm />);
    await user.type(concentration(), '1,5');
    await user.type(received(), '1,5');
    await user.tab();
    expect(concentration()).toHaveValue('1.5');
    expect(received()).toHaveValue('1');
    expect(received()).toHaveAccessibleDescription('“1,5” was not taken: only digits.');
  });

  test('a range or an exponent that is typed key by key is never another number', async () => {
    const { user } = renderKit(<ExampleForm />);
    await user.type(concentration(), '5-10');
    await user.type(received(), '1e3');
    await user.tab();
    expect(concentration()).toHaveValue('5');
    expect(concentration()).toHaveAccessibleDescription('“5-10” was not taken: only digits and one point.');
    expect(received()).toHaveValue('1');
    expect(received()).toHaveAccessibleDescription('“1e3” was not taken: only digits.');
  });

  test('of which a part was not taken is not saved until it is another, also if that is the same', async () => {
    const { user } = renderKit(<ExampleForm values={{ ...EMPTY, consortia: ['JAX'] }} withSummary={false} />);
    const update = screen.getByRole('button', { name: 'Update' });
    await user.type(received(), '12-15');
    await user.click(update);
    await waitFor(() => expect(received()).toHaveFocus());
    expect(received()).toHaveAccessibleDescription('“12-15” was not taken: only digits.');
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.change(received(), { target: { value: ' 12' } });
    expect(received()).not.toHaveAccessibleDescription();
    await user.click(update);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ received: 12 })));
  });

  test('with a stray letter is saved as it stands', async () => {
    const { user } = renderKit(<ExampleForm values={{ ...EMPTY, consortia: ['JAX'] }} />);
    await user.type(received(), '12x{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ received: 12 })));
  });

  test('a value that arrives later is shown, and ends the message about what was typed before', async () => {
    const { user } = renderKit(<LateForm />);
    await user.type(received(), '7-9');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(received()).toHaveValue('8');
    expect(received()).not.toHaveAccessibleDescription();
  });
});

describe('a date', () => {
  async function submitWith(value: string) {
    const { user } = renderKit(<ExampleForm values={{ ...EMPTY, consortia: ['JAX'] }} />);
    fireEvent.change(day(), { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Update' }));
  }

  test('outside its limits it is refused', async () => {
    await submitWith('2026-11-22');
    await waitFor(() => expect(day()).toHaveAccessibleDescription('Choose 2026-11-21 or an earlier day.'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the rules of the form apply too', async () => {
    await submitWith('2026-01-01');
    await waitFor(() => expect(day()).toHaveAccessibleDescription('Nobody works that day'));
  });

  test.each(['2031-05', '9/5/2031', 'spring'])('%s stays, with a message, and is not sent', async (text) => {
    const { user } = renderKit(<ExampleForm values={{ ...EMPTY, consortia: ['JAX'] }} />);
    await user.type(day(), text);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(day()).toHaveAccessibleDescription('Write the date as YYYY-MM-DD, for example 2031-05-09.'),
    );
    expect(day()).toHaveValue(text);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is typed as it is shown everywhere; with its year first it is understood', async () => {
    const { user } = renderKit(<ExampleForm values={{ ...EMPTY, consortia: ['JAX'] }} />);
    expect(day()).toHaveAttribute('placeholder', 'YYYY-MM-DD');
    await user.type(day(), '2026/3/7');
    await user.tab();
    expect(day()).toHaveValue('2026-03-07');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ receivedOn: '2026-03-07' })),
    );
  });

  test('can be chosen from the calendar of the browser', async () => {
    const { user } = renderKit(<ExampleForm values={{ ...EMPTY, consortia: ['JAX'] }} />);
    const picker = day().closest('.gt-field')?.querySelector('input[type=date]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('There is no calendar');
    const showPicker = jest.fn();
    Object.assign(picker, { showPicker });
    await user.type(day(), '2026-03-07');
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(picker.value).toBe('2026-03-07');
    fireEvent.change(picker, { target: { value: '2026-03-09' } });
    expect(day()).toHaveValue('2026-03-09');
  });
});
