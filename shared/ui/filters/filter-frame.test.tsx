import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeMedia, HANDSET } from '../test-support/fake-media.ts';
import { renderKit } from '../test-support/render-kit.tsx';
import { FilterFrame, type FilterFrameProps } from './filter-frame.tsx';
import type { FilterDefinition, FilterValues } from './filter-values.ts';

const DEFINITIONS: FilterDefinition[] = [
  { name: 'tpn', title: 'TPN', kind: 'text' },
  { name: 'privacyName', title: 'Privacy', kind: 'options', options: ['public', 'protected'] },
];

type ListProps = Partial<Pick<FilterFrameProps, 'tools' | 'isFilterable' | 'isOpenAtStart'>>;

function List(props: ListProps) {
  const [values, setValues] = useState<FilterValues>({ tpn: ['TPN:42'] });
  return (
    <FilterFrame {...props} definitions={DEFINITIONS} values={values} onChange={setValues}>
      <p>Projects that are {(values.privacyName ?? ['anything']).join(', ')}</p>
    </FilterFrame>
  );
}

beforeEach(() => fakeMedia());

test('the filters are closed until the reader opens them, and the button shows how many are set', async () => {
  const { user } = renderKit(<List />);
  expect(screen.queryByRole('complementary')).toBeNull();
  const button = screen.getByRole('button', { name: 'Show Filters 1 set' });
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  expect(screen.getByRole('complementary', { name: 'Filter' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide Filters 1 set' })).toHaveAttribute('aria-expanded', 'true');
});

test('a choice reaches the list, and the count beside the button', async () => {
  const { user } = renderKit(<List isOpenAtStart />);
  await user.click(screen.getByRole('button', { name: 'Privacy' }));
  await user.click(screen.getByRole('checkbox', { name: 'protected' }));
  expect(screen.getByText('Projects that are protected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide Filters 2 set' })).toBeVisible();
});

test('tools stand behind the button in the order of the keyboard', async () => {
  const { user } = renderKit(<List tools={<button type="button">Create a project</button>} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show Filters 1 set' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Create a project' })).toHaveFocus();
});

test('while there is nothing to filter, there is neither button nor panel', () => {
  renderKit(<List isFilterable={false} isOpenAtStart />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByText('Projects that are anything')).toBeVisible();
});

test('on a handset closing the panel gives the list back', async () => {
  fakeMedia(HANDSET);
  const { user } = renderKit(<List />);
  await user.click(screen.getByRole('button', { name: 'Show Filters 1 set' }));
  const dialog = screen.getByRole('dialog', { name: 'Filter' });
  await user.click(within(dialog).getByRole('button', { name: 'Close filters' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show Filters 1 set' })).toHaveFocus();
});
