import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyPart, PAUSE_MS, type Retry } from './lazy-part.tsx';

interface Props {
  name: string;
}
const Dialog = ({ name }: Props) => <p>dialog of {name}</p>;
const Substitute = ({ name, onRetry }: Props & Retry) => (
  <button type="button" onClick={onRetry}>
    instead of {name}
  </button>
);

/** A part whose first loads fail. */
function aPart(failures: number) {
  let left = failures;
  const load = jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('ChunkLoadError');
    return { default: Dialog };
  });
  return { ...lazyPart(load, Substitute), load };
}

test('a part whose file cannot be fetched is replaced, and the page goes on', async () => {
  const { Part } = aPart(1);
  render(
    <main>
      typed text
      <Part name="Jo" />
    </main>,
  );
  expect(await screen.findByText('instead of Jo')).toBeVisible();
  expect(screen.getByText('typed text')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('dialog of Jo')).toBeVisible();
});

test('it is tried again after a pause, and when the line is back', async () => {
  jest.useFakeTimers();
  const { Part, load } = aPart(2);
  render(<Part name="Jo" />);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('dialog of Jo')).toBeVisible();
  jest.useRealTimers();
});

test('what was fetched ahead is there at once, also where the first attempt failed', async () => {
  const { Part, preload, load } = aPart(1);
  await act(async () => preload());
  await act(async () => preload());
  render(<Part name="Jo" />);
  expect(screen.getByText('dialog of Jo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
