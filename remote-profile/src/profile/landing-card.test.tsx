import { screen } from '@testing-library/react';
import { landsOnWork } from 'shared/session';
import { renderInShell, startTestServer } from 'shared/testing';
import { LandingCard } from './landing-card.tsx';

const JO = 'jo@lab.example';

startTestServer();
beforeEach(() => localStorage.clear());

const choice = () => screen.getByRole('combobox', { name: 'First page' });

test('the first page after signing in is the search, or one’s work, and can be taken back', async () => {
  const { user } = renderInShell(<LandingCard email={JO} />);
  expect(choice()).toHaveDisplayValue('Search');
  await user.selectOptions(choice(), 'My work');
  expect(landsOnWork(JO)).toBe(true);
  expect(landsOnWork('kim@lab.example')).toBe(false);
  expect(await screen.findByText('Your choice is kept.')).toBeVisible();
  await user.selectOptions(choice(), 'Search');
  expect(landsOnWork(JO)).toBe(false);
});

test('shows what was chosen before', () => {
  localStorage.setItem(`gt-landing ${JO}`, 'work');
  renderInShell(<LandingCard email={JO} />);
  expect(choice()).toHaveDisplayValue('My work');
});
