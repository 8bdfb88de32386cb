import { screen, waitFor } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { IconHint } from './icon-hint.tsx';
import { Tooltip } from './tooltip.tsx';

const TEXT = 'You are seeing a restricted version of this project.';
const shown = (container: HTMLElement) => container.querySelector('[popover]');

test('appears on keyboard focus and goes with it', async () => {
  const { user, container } = renderKit(<IconHint icon={<svg />} text={TEXT} />);
  await user.tab();
  expect(screen.getByRole('img', { name: TEXT })).toHaveFocus();
  expect(shown(container)).toHaveTextContent(TEXT);
  await user.tab();
  expect(shown(container)).toBeNull();
});

test('appears under the pointer and stays while the pointer is on it', async () => {
  const { user, container } = renderKit(<IconHint icon={<svg />} text={TEXT} />);
  await user.hover(screen.getByRole('img'));
  const tooltip = shown(container);
  expect(tooltip).toHaveTextContent(TEXT);
  if (tooltip) await user.hover(tooltip);
  expect(shown(container)).not.toBeNull();
  await user.unhover(screen.getByRole('img'));
  await waitFor(() => expect(shown(container)).toBeNull());
});

test('Escape hides it without moving the focus (WCAG 1.4.13)', async () => {
  const { user, container } = renderKit(<IconHint icon={<svg />} text={TEXT} />);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(shown(container)).toBeNull();
  expect(screen.getByRole('img')).toHaveFocus();
});

test('describes its control also while it is hidden', () => {
  renderKit(
    <Tooltip text="Sorted by the server">
      <button type="button">Sort</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Sort' })).toHaveAccessibleDescription('Sorted by the server');
});
