import { screen } from '@testing-library/react';
import { PersonIcon } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-entry.tsx';

const onSelect = jest.fn();
const ITEMS: MenuItem[] = [
  { label: 'Managed Projects', to: '/projects' },
  { label: 'Create a project', to: '/projects/project-creation' },
  { label: 'API documentation', href: 'https://tracker.example/docs', startsGroup: true },
  { label: 'Logout', onSelect },
];

beforeEach(() => onSelect.mockReset());

function show() {
  return renderKit(<Menu label="Projects" items={ITEMS} />);
}
const trigger = () => screen.getByRole('button', { name: 'Projects' });
const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

test('the button shows that it opens a menu, and whether it is open', async () => {
  const { user } = show();
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Projects' })).toBeInTheDocument();
  expect(item('Managed Projects')).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Managed Projects'],
  ['{ArrowUp}', 'Logout'],
  ['{Enter}', 'Managed Projects'],
  [' ', 'Managed Projects'],
])('%s opens it with the focus on %s', async (key, name) => {
  const { user } = show();
  await user.tab();
  await user.keyboard(key);
  expect(item(name)).toHaveFocus();
});

test('arrow keys, Home, End and first letters move', async () => {
  const { user } = show();
  await user.click(trigger());
  await user.keyboard('{ArrowDown}');
  expect(item('Create a project')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Logout')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Managed Projects')).toHaveFocus();
  await user.keyboard('a');
  expect(item(/API documentation/)).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = show();
  await user.click(trigger());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger()).toHaveFocus();
});

test('Tab and a press elsewhere close it', async () => {
  const { user } = show();
  await user.click(trigger());
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(trigger());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('choosing goes to the route and closes', async () => {
  const { user, address } = show();
  await user.click(trigger());
  await user.click(item('Create a project'));
  expect(address()).toBe('/projects/project-creation');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an action runs once, by keyboard too', async () => {
  const { user } = show();
  await user.click(trigger());
  await user.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('another site opens in a new tab and gets no referrer', async () => {
  const { user } = show();
  await user.click(trigger());
  expect(item(/API documentation/)).toHaveAttribute('target', '_blank');
  expect(item(/API documentation/)).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a menu with only a picture is named by its label', () => {
  renderKit(<Menu label="Account" isIconOnly icon={<PersonIcon />} items={ITEMS} />);
  expect(screen.getByRole('button', { name: 'Account' })).toBeInTheDocument();
});

test('a menu without entries is not there', () => {
  renderKit(<Menu label="Projects" items={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
