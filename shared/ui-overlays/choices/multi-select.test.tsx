import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from 'shared/ui/test-support';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const CONSORTIA = ['BaSH', 'DTCC', 'EUCOMMToolsCre', 'JAX'];
const onChange = jest.fn();
const onSubmit = jest.fn();

function Example({ value: first = [], ...props }: Partial<MultiSelectProps>) {
  const [value, setValue] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <MultiSelect
        label="Consortia"
        placeholder="Choose your consortium"
        options={CONSORTIA}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        {...props}
      />
      <button type="submit">Create</button>
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Consortia' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.getAttribute('aria-label'));
const activeText = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  onChange.mockReset();
  onSubmit.mockReset();
});

describe('by keyboard', () => {
  test('arrow keys open the list and move, Enter takes and gives back, and the list stays open', async () => {
    const { user } = renderKit(<Example />);
    await user.tab();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(activeText()).toBe('DTCC');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['DTCC']);
    expect(screen.getByRole('option', { name: 'DTCC' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(box()).toHaveFocus();
  });

  test('typing narrows the list in any case, and Enter takes the first match', async () => {
    const { user } = renderKit(<Example />);
    await user.type(box(), 'tc');
    expect(options()).toEqual(['DTCC']);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['DTCC']);
    expect(box()).toHaveValue('');
    expect(options()).toEqual(CONSORTIA);
  });

  test('the ends of the list are joined', async () => {
    const { user } = renderKit(<Example />);
    await user.type(box(), '{ArrowUp}');
    expect(activeText()).toBe('JAX');
    await user.keyboard('{ArrowDown}');
    expect(activeText()).toBe('BaSH');
  });

  test('Enter never sends the form; with the list closed it opens it', async () => {
    const { user } = renderKit(<Example />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(options()).toEqual(CONSORTIA);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('Backspace in the empty box gives the last choice back, and otherwise a letter', async () => {
    const { user } = renderKit(<Example value={['BaSH', 'JAX']} />);
    await user.type(box(), 'x{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(['BaSH']);
  });

  test('Escape and Tab close the list and forget what was typed to narrow it', async () => {
    const { user } = renderKit(<Example />);
    await user.type(box(), 'ja{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('');
    await user.type(box(), 'ja');
    await user.tab();
    expect(options()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
  });
});

describe('by pointer', () => {
  test('a press on the box opens the list; options take and give back; a press elsewhere closes', async () => {
    const { user } = renderKit(<Example />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'JAX' }));
    await user.click(screen.getByRole('option', { name: 'BaSH' }));
    expect(onChange).toHaveBeenLastCalledWith(['BaSH', 'JAX']);
    expect(box()).toHaveFocus();
    await user.click(document.body);
    expect(options()).toEqual([]);
  });

  test('the cross of a chip takes the choice away and leaves the focus in the box', async () => {
    const { user } = renderKit(<Example value={['BaSH', 'JAX']} />);
    await user.click(screen.getByRole('button', { name: 'Remove BaSH' }));
    expect(onChange).toHaveBeenLastCalledWith(['JAX']);
    expect(box()).toHaveFocus();
    expect(options()).toEqual([]);
  });
});

describe('words', () => {
  test('the list is named and shows that several can be chosen; chips are a named list', async () => {
    const { user } = renderKit(<Example value={['JAX']} />);
    await user.click(box());
    expect(screen.getByRole('listbox', { name: 'Consortia' })).toHaveAttribute(
      'aria-multiselectable',
      'true',
    );
    const list = screen.getByRole('list', { name: 'Consortia: chosen' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  test('what was added or removed is announced', async () => {
    const { user, container } = renderKit(<Example />);
    await user.click(box());
    const live = container.querySelector('[aria-live=polite]');
    expect(live).toHaveTextContent('');
    await user.type(box(), 'jax{Enter}');
    expect(live).toHaveTextContent('JAX added');
    await user.keyboard('{Backspace}');
    expect(live).toHaveTextContent('JAX removed');
  });

  test('hint and error belong to the box', () => {
    renderKit(<Example hint="At least one" error="Consortia are required" required />);
    expect(box()).toHaveAccessibleDescription('At least one Consortia are required');
    expect(box()).toBeInvalid();
    expect(box()).toBeRequired();
  });

  test('the placeholder goes with the first choice', async () => {
    const { user } = renderKit(<Example />);
    expect(box()).toHaveAttribute('placeholder', 'Choose your consortium');
    await user.type(box(), 'jax{Enter}');
    expect(box()).not.toHaveAttribute('placeholder');
  });

  test.each([
    [[], '', 'Nothing to choose from'],
    [CONSORTIA, 'zzz', 'No match'],
  ])('of %j with "%s" typed it says: %s', async (offered, typed, note) => {
    const { user } = renderKit(<Example options={offered} />);
    await user.click(box());
    if (typed) await user.keyboard(typed);
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});

test.each([
  [9, 'none'],
  [10, null],
])('of %i options, the keyboard of a telephone is requested: inputmode %s', (count, mode) => {
  renderKit(<Example options={Array.from({ length: count }, (_, index) => `Option ${index}`)} />);
  expect(box().getAttribute('inputmode')).toBe(mode);
});

test('a value that is no longer offered is shown and can be taken away', async () => {
  const { user } = renderKit(<Example value={['KOMP', 'JAX']} />);
  expect(chips()).toEqual(['Remove KOMP', 'Remove JAX']);
  await user.click(screen.getByRole('button', { name: 'Remove KOMP' }));
  expect(onChange).toHaveBeenLastCalledWith(['JAX']);
});

test('disabled, it shows its values and nothing can be changed', async () => {
  const { user } = renderKit(<Example value={['JAX']} disabled />);
  expect(box()).toBeDisabled();
  expect(screen.getByText('JAX')).toBeInTheDocument();
  expect(chips()).toEqual([]);
  await user.click(box());
  expect(options()).toEqual([]);
});

test.each([
  [['BaSH'], null],
  [['BaSH', 'DTCC'], '(+1 other)'],
  [['BaSH', 'DTCC', 'JAX'], '(+2 others)'],
])('where there is little room, the first of %s shows with a count of the others', (value, others) => {
  renderKit(<Example value={value} isShort />);
  expect(chips()).toEqual(['Remove BaSH']);
  if (others === null) expect(screen.queryByText(/^\(\+/)).toBeNull();
  else expect(screen.getByText(others)).toBeVisible();
});
