import { act, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent as User } from '@testing-library/user-event';
import { useState } from 'react';
import { fakeMedia, HANDSET } from '../test-support/fake-media.ts';
import { renderKit } from '../test-support/render-kit.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterToggle } from './filter-toggle.tsx';
import type { FilterDefinition, FilterValues } from './filter-values.ts';
import { TEXT_FILTER_DELAY_MS } from './text-filter.tsx';
import { changed } from './filter-sections.styles.ts';

const CONSORTIA = [
  'BaSH',
  'CMG',
  'DTCC',
  'Helmholtz',
  'JAX',
  'MARC',
  'MGP',
  'Monterotondo',
  'NorCOMM2',
  'Phenomin',
];
const DEFINITIONS: FilterDefinition[] = [
  { name: 'tpn', title: 'TPN', kind: 'text' },
  { name: 'gene', title: 'Gene', kind: 'text', placeholder: 'Marker Symbol(s)' },
  { name: 'privacyName', title: 'Privacy', kind: 'options', options: ['public', 'protected', 'restricted'] },
  { name: 'consortiumName', title: 'Consortium', kind: 'options', options: CONSORTIA },
];

const onChange = jest.fn();

function List({ start = {} }: { start?: FilterValues }) {
  const [values, setValues] = useState<FilterValues>(start);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <FilterToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <button type="button" onClick={() => setValues({ tpn: ['from the address'] })}>
        Go to another address
      </button>
      <FilterPanel
        definitions={DEFINITIONS}
        values={values}
        onChange={(next) => {
          onChange(next);
          setValues(next);
        }}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

beforeEach(() => {
  onChange.mockReset();
  fakeMedia();
});

const section = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

describe('beside the content', () => {
  test('has its heading, and all sections are collapsed at start', () => {
    renderKit(<List />);
    const panel = screen.getByRole('complementary', { name: 'Filter' });
    expect(within(panel).getByRole('heading', { name: 'Filter' })).toBeInTheDocument();
    for (const { title } of DEFINITIONS) expect(section(title)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the toggle hides it and reports its state', async () => {
    const { user } = renderKit(<List />);
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('a tick takes effect at once, and a second one builds on it', async () => {
    const { user } = renderKit(<List />);
    await user.click(section('Privacy'));
    await user.click(screen.getByRole('checkbox', { name: 'restricted' }));
    await user.click(screen.getByRole('checkbox', { name: 'public' }));
    expect(onChange).toHaveBeenLastCalledWith({ privacyName: ['public', 'restricted'] });
    await user.click(screen.getByRole('checkbox', { name: 'restricted' }));
    expect(onChange).toHaveBeenLastCalledWith({ privacyName: ['public'] });
  });

  test('a changed section is marked and says without colour that it is set', async () => {
    renderKit(<List start={{ privacyName: ['public', 'protected'] }} />);
    expect(screen.getByText('Privacy')).toHaveClass(changed);
    expect(screen.getByText('TPN')).not.toHaveClass(changed);
    expect(section('Privacy')).toHaveAccessibleName('Privacy 2 chosen');
  });

  test('many options can be narrowed; few cannot', async () => {
    const { user } = renderKit(<List />);
    await user.click(section('Consortium'));
    await user.type(screen.getByRole('textbox', { name: 'Find in Consortium' }), 'm');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual([
      'CMG',
      'Helmholtz',
      'MARC',
      'MGP',
      'Monterotondo',
      'NorCOMM2',
      'Phenomin',
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Find in Consortium' }), 'xyz');
    expect(screen.getByText('No match')).toBeInTheDocument();
    await user.click(section('Privacy'));
    expect(screen.queryByRole('textbox', { name: 'Find in Privacy' })).toBeNull();
  });

  test('the whole panel works by keyboard', async () => {
    const { user } = renderKit(<List />);
    section('Privacy').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith({ privacyName: ['public'] });
  });
});

describe('text filters', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function openTextFilter(title: string) {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    renderKit(<List />);
    await user.click(section(title));
    return { user, box: screen.getByRole('textbox', { name: title }) };
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('a word is one change, after a pause (PP-50)', async () => {
    const { user, box } = await openTextFilter('TPN');
    await user.type(box, 'TPN:42');
    wait(TEXT_FILTER_DELAY_MS - 1);
    expect(onChange).not.toHaveBeenCalled();
    wait(1);
    expect(onChange.mock.calls).toEqual([[{ tpn: ['TPN:42'] }]]);
  });

  test('Enter does not wait, and does not report twice', async () => {
    const { user, box } = await openTextFilter('TPN');
    await user.type(box, 'TPN:42{Enter}');
    expect(onChange.mock.calls).toEqual([[{ tpn: ['TPN:42'] }]]);
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('typing on while the response comes back loses nothing', async () => {
    const { user, box } = await openTextFilter('TPN');
    await user.type(box, 'ab');
    wait(TEXT_FILTER_DELAY_MS);
    await user.type(box, 'c');
    expect(box).toHaveValue('abc');
    wait(TEXT_FILTER_DELAY_MS);
    expect(onChange).toHaveBeenLastCalledWith({ tpn: ['abc'] });
  });

  test('clearing everything is one change and forgets what was not reported yet', async () => {
    const { user, box } = await openTextFilter('TPN');
    await user.type(box, 'half a wor');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    wait(1000);
    expect(onChange.mock.calls).toEqual([[{}]]);
  });

  test('another address replaces what stands in the box', async () => {
    const { user, box } = await openTextFilter('TPN');
    await user.type(box, 'mine{Enter}');
    await user.click(screen.getByRole('button', { name: 'Go to another address' }));
    expect(box).toHaveValue('from the address');
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('emptying the box takes the filter away', async () => {
    const { user, box } = await openTextFilter('Gene');
    expect(box).toHaveAttribute('placeholder', 'Marker Symbol(s)');
    await user.type(box, 'Lbr{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear Gene' }));
    expect(onChange).toHaveBeenLastCalledWith({ gene: [] });
    expect(box).toHaveValue('');
  });
});

describe('on a handset', () => {
  beforeEach(() => fakeMedia(HANDSET));

  test('lies over the content as a dialog', async () => {
    const { user } = renderKit(<List />);
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    const close = within(dialog).getByRole('button', { name: 'Close filters' });
    expect(close).toHaveFocus();
    await user.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [
      'the results are asked for',
      (user: User) => user.click(screen.getByRole('button', { name: 'Show results' })),
    ],
    [
      'the panel is closed',
      (user: User) => user.click(screen.getByRole('button', { name: 'Close filters' })),
    ],
    ['Escape is pressed', (user: User) => user.keyboard('{Escape}')],
  ])('what was typed is not lost when %s before the pause is over', async (_, leave) => {
    const { user } = renderKit(<List />);
    await user.click(section('TPN'));
    await user.type(screen.getByRole('textbox', { name: 'TPN' }), 'TPN:42');
    await leave(user);
    expect(onChange.mock.calls).toEqual([[{ tpn: ['TPN:42'] }]]);
  });

  test('leads back to the results, saying how many filters are set', async () => {
    const { user } = renderKit(<List start={{ privacyName: ['public'] }} />);
    await user.click(screen.getByRole('button', { name: 'Show results (1 set)' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('turning the device puts it beside the content', () => {
    const turn = fakeMedia(HANDSET);
    renderKit(<List />);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    turn();
    expect(screen.getByRole('complementary', { name: 'Filter' })).toBeInTheDocument();
  });
});
