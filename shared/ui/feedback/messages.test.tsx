import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { StatusBadge } from './badge.tsx';
import { Notice } from './notice.tsx';
import { EmptyState, ErrorState, LoadingState } from './states.tsx';

test('an error interrupts, other notices wait', () => {
  renderKit(
    <>
      <Notice kind="error">Unknown error</Notice>
      <Notice kind="success">Data updated.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unknown error');
  expect(screen.getByRole('status')).toHaveTextContent('Data updated.');
});

test('a notice with a close button closes by keyboard', async () => {
  const onClose = jest.fn();
  const { user } = renderKit(
    <Notice kind="info" onClose={onClose}>
      Coordinates are 1-based.
    </Notice>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an error state offers another try', async () => {
  const onRetry = jest.fn();
  const { user } = renderKit(<ErrorState text="Unknown error" onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('loading is announced', () => {
  renderKit(<LoadingState label="Loading the project…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the project…');
});

test('an empty state shows what can be done', () => {
  renderKit(<EmptyState title="No projects match" action={<button type="button">Clear filters</button>} />);
  expect(screen.getByText('No projects match')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});

test('a status is shown in words and with a shape', () => {
  renderKit(<StatusBadge status="Attempt Aborted" />);
  expect(screen.getByText('Attempt Aborted')).toHaveAttribute('data-tone', 'danger');
  expect(screen.getByText('Attempt Aborted')).toHaveAttribute('data-shape', 'danger');
});

test('no status, no badge', () => {
  const { container } = renderKit(<StatusBadge status={undefined} />);
  expect(container.querySelector('.gt-badge')).toBeNull();
});
