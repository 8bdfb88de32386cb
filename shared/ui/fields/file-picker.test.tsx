import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../test-support/render-kit.tsx';
import { FilePicker } from './file-picker.tsx';

const onChange = jest.fn();
const terms = new File(['Rb1cc1\nLbr\n'], 'terms.csv', { type: 'text/csv' });
const sheet = new File(['x'], 'terms.xlsx');

function Picker() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FilePicker
      label="CSV file"
      accept=".csv"
      file={file}
      hint="every search term in a new line"
      onChange={(next) => {
        onChange(next);
        setFile(next);
      }}
    />
  );
}

function drop(file: File) {
  const zone = screen.getByLabelText('CSV file');
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
  fireEvent(zone, event);
}

beforeEach(() => onChange.mockReset());

test('has a name and a hint, and accepts the given kind', () => {
  renderKit(<Picker />);
  const input = screen.getByLabelText('CSV file');
  expect(input).toHaveAttribute('accept', '.csv');
  expect(input).toHaveAccessibleDescription('every search term in a new line');
});

test('a chosen file is shown and can be cleared, which puts the focus back', async () => {
  const { user } = renderKit(<Picker />);
  await user.upload(screen.getByLabelText('CSV file'), terms);
  expect(onChange).toHaveBeenLastCalledWith(terms);
  expect(screen.getByText(/terms\.csv \(11 bytes\)/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear file' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText(/terms\.csv/)).toBeNull();
  expect(screen.getByLabelText('CSV file')).toHaveFocus();
});

test('a file can be dropped', () => {
  renderKit(<Picker />);
  drop(terms);
  expect(onChange).toHaveBeenLastCalledWith(terms);
});

test('a file of another kind is refused with a word', () => {
  renderKit(<Picker />);
  drop(sheet);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('terms.xlsx is not a .csv file.');
  drop(terms);
  expect(screen.queryByRole('alert')).toBeNull();
});
