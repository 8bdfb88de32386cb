import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { NativeSelect } from './native-select.tsx';
import { TextArea, TextInput } from './text-input.tsx';

test('label, hint and error are tied to the control', () => {
  renderKit(
    <Field label="Gene symbol" hint="As MGI writes it" error="Symbol does not exist." required>
      <TextInput defaultValue="Xyz" />
    </Field>,
  );
  const box = screen.getByRole('textbox', { name: 'Gene symbol' });
  expect(box).toHaveAccessibleDescription('As MGI writes it Symbol does not exist.');
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
  expect(screen.getByRole('alert')).toHaveTextContent('Symbol does not exist.');
});

test('without an error nothing is marked as invalid', () => {
  renderKit(
    <Field label="Strand">
      <NativeSelect options={['+', '-']} blankOption="" />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Strand' });
  expect(select).toBeValid();
  expect(select).not.toBeRequired();
  expect(select).not.toHaveAttribute('aria-describedby');
});

test('a hidden label still names the control', () => {
  renderKit(
    <Field label="Comment" hideLabel>
      <TextArea />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBeInTheDocument();
});

test('the blank choice takes a value back; an unavailable one cannot be chosen', async () => {
  const onChange = jest.fn();
  const options = ['Same Day', { value: 'next', label: 'Next Day', disabled: true }];
  const { user } = renderKit(
    <NativeSelect
      aria-label="Transfer day"
      options={options}
      blankOption=""
      defaultValue="Same Day"
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  expect(screen.getByRole('option', { name: 'Next Day' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox'), '');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('the label of a box is part of its target', async () => {
  const { user } = renderKit(<Checkbox label="Recovery" hint="Default no" />);
  await user.click(screen.getByText('Recovery'));
  const box = screen.getByRole('checkbox', { name: /Recovery/ });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Default no');
});

test('the clear button is there only while there is text', async () => {
  function Terms() {
    const [text, setText] = useState('Lbr');
    return (
      <TextArea
        aria-label="Terms"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
      />
    );
  }
  const { user } = renderKit(<Terms />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
