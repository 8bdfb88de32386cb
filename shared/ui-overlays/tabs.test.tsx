import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from 'shared/ui/test-support';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'numbers', label: 'IMPC Production numbers', content: 'A chart' },
  { id: 'attempts', label: 'Work Units Attempts', content: 'Two selects' },
  { id: 'projects', label: 'Project reports', content: 'Five downloads' },
];

function Reports({ start = 'numbers' }: { start?: string }) {
  const [selected, setSelected] = useState(start);
  return <Tabs label="Reports" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

test('shows only the chosen panel, named by its tab', async () => {
  const { user } = renderKit(<Reports />);
  expect(screen.getByRole('tabpanel', { name: 'IMPC Production numbers' })).toHaveTextContent('A chart');
  await user.click(screen.getByRole('tab', { name: 'Project reports' }));
  expect(screen.getByRole('tabpanel', { name: 'Project reports' })).toHaveTextContent('Five downloads');
  expect(screen.queryByText('A chart')).toBeNull();
});

test('one Tab stop, arrow keys choose, then the panel', async () => {
  const { user } = renderKit(<Reports start="attempts" />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Work Units Attempts' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Project reports', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'IMPC Production numbers', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('an unknown choice falls back to the first tab', () => {
  renderKit(<Reports start="nowhere" />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('IMPC Production numbers');
});
