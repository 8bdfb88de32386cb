import { screen, within } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Timeline } from './timeline.tsx';

test('is a named list in order, with dates for readers and for machines', () => {
  renderKit(
    <Timeline
      label="Assignment Status Stamps"
      items={[
        { title: 'Inspect - Conflict', date: '2020-05-13T09:00:00Z' },
        { title: 'Assigned', date: '2021-01-02' },
        { title: 'Inactive', date: null },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Assignment Status Stamps' });
  const entries = within(list).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Inspect - Conflict2020-05-13',
    'Assigned2021-01-02',
    'Inactive',
  ]);
  expect(screen.getByText('2021-01-02')).toHaveAttribute('datetime', '2021-01-02');
});

test('without entries there is no list', () => {
  renderKit(<Timeline items={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
