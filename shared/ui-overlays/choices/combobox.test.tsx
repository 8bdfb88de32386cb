import { act, screen } from '@testing-library/react';
import { useEffect, useState, type FormEvent } from 'react';
import { renderKit } from 'shared/ui/test-support';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx';

interface Gene extends ComboboxOption {
  chromosome: string;
}

const GENES: Gene[] = [
  { key: 'MGI:87859', label: 'Abl1', detail: 'MGI:87859', chromosome: '2' },
  { key: 'MGI:87860', label: 'Abl2', detail: 'MGI:87860', chromosome: '1' },
];
const onChoose = jest.fn();

function Example(props: Partial<ComboboxProps<Gene>>) {
  const [text, setText] = useState('');
  return (
    <>
      <Combobox
        label="Gene symbol"
        inputValue={text}
        onInputValue={setText}
        options={text.length < 3 ? [] : GENES}
        onChoose={(gene) => {
          onChoose(gene);
          setText(gene.label);
        }}
        {...props}
      />
      <button type="button">Next</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Gene symbol' });
const suggestions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const live = (container: HTMLElement) => container.querySelector('[aria-live=polite]');

beforeEach(() => onChoose.mockReset());

test('suggestions show the label in bold and the detail in brackets (ui-screens 2.10), and are counted aloud', async () => {
  const { user, container } = renderKit(<Example />);
  await user.type(box(), 'ab');
  expect(suggestions()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'l');
  expect(suggestions()).toEqual(['Abl1 (MGI:87859)', 'Abl2 (MGI:87860)']);
  expect(screen.getByText('Abl1').tagName).toBe('STRONG');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(live(container)).toHaveTextContent('2 suggestions');
});

test('arrow keys and Enter choose; the whole option comes back, and the list closes', async () => {
  const { user } = renderKit(<Example />);
  await user.type(box(), 'abl{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Abl2 (MGI:87860)' });
  expect(box()).toHaveAttribute('aria-activedescendant', active.id);
  expect(active).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(GENES[1]);
  expect(box()).toHaveValue('Abl2');
  expect(suggestions()).toEqual([]);
  expect(box()).toHaveFocus();
});

test('a marked suggestion stays marked while others come and go, and no other takes its place', async () => {
  const others = new EventTarget();
  function Changing() {
    const [options, setOptions] = useState(GENES);
    useEffect(() => {
      others.addEventListener('first is gone', () => setOptions(GENES.slice(1)));
      others.addEventListener('last is gone', () => setOptions(GENES.slice(0, 1)));
    }, []);
    return <Example options={options} />;
  }
  const { user } = renderKit(<Changing />);
  await user.type(box(), 'abl{ArrowDown}{ArrowDown}');
  act(() => void others.dispatchEvent(new Event('first is gone')));
  expect(screen.getByRole('option', { name: /Abl2/ })).toHaveAttribute('aria-selected', 'true');
  act(() => void others.dispatchEvent(new Event('last is gone')));
  expect(screen.getByRole('option', { name: /Abl1/ })).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press chooses and leaves the focus in the box', async () => {
  const { user } = renderKit(<Example />);
  await user.type(box(), 'abl');
  await user.click(screen.getByRole('option', { name: /Abl1/ }));
  expect(onChoose).toHaveBeenCalledWith(GENES[0]);
  expect(box()).toHaveFocus();
});

test.each(['{Escape}', '{Enter}', '{Tab}'])(
  '%s without a choice closes the list, and what was typed stays',
  async (key) => {
    const { user } = renderKit(<Example />);
    await user.type(box(), `ablx${key}`);
    expect(onChoose).not.toHaveBeenCalled();
    expect(suggestions()).toEqual([]);
    expect(box()).toHaveValue('ablx');
  },
);

test('Enter sends the form around it only when no list is open', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderKit(
    <form onSubmit={onSubmit}>
      <Example />
    </form>,
  );
  await user.type(box(), 'abl{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Escape is left to a dialog around it when there is nothing to close', async () => {
  const onEscape = jest.fn();
  const { user } = renderKit(
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <Example />
    </div>,
  );
  await user.type(box(), 'abl{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  await user.type(box(), '{Backspace}{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(2);
});

test('a closed list opens with an arrow key, and closes with Tab', async () => {
  const { user } = renderKit(<Example />);
  await user.type(box(), 'abl{Escape}');
  await user.keyboard('{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Abl2/ }).id);
  await user.tab();
  expect(suggestions()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('waiting is shown in the list and said', async () => {
  const { user, container } = renderKit(<Example options={[]} isLoading />);
  await user.type(box(), 'abl');
  expect(screen.getAllByText('Loading...')).toHaveLength(2);
  expect(live(container)).toHaveTextContent('Loading...');
});

test('status, hint and error: the first is read out when it changes, the others describe the box', () => {
  const { container } = renderKit(
    <Example
      status="c-abl is a synonym of Abl1."
      hint="From three letters on"
      error="Symbol does not exist."
    />,
  );
  expect(live(container)).toHaveTextContent('c-abl is a synonym of Abl1.');
  expect(box()).toHaveAccessibleDescription('From three letters on Symbol does not exist.');
  expect(box()).toBeInvalid();
});
