import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { AppTheme } from '../theme/app-theme.tsx';
import { lazyScreen } from './lazy-screen.tsx';

const Content = () => <p>The screen</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

const show = (Screen: ComponentType) =>
  act(async () =>
    render(
      <AppTheme>
        <Boundary>
          <Screen />
        </Boundary>
      </AppTheme>,
    ),
  );

test('a screen is loaded once, be it ahead of its first visit', async () => {
  const load = jest.fn(async () => Content);
  const { Screen, preload } = lazyScreen(load);
  expect(load).not.toHaveBeenCalled();
  void preload();
  const { unmount } = await show(Screen);
  expect(screen.getByText('The screen')).toBeInTheDocument();
  unmount();
  await show(Screen);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is shown, and can be tried again', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<ComponentType>, []>(async () => Content)
    .mockRejectedValueOnce(new Error('gone'));
  const { Screen } = lazyScreen(load);
  const { unmount } = await show(Screen);
  expect(screen.getByText('Failed')).toBeInTheDocument();
  unmount();
  jest.advanceTimersByTime(1000);
  await show(Screen);
  expect(screen.getByText('The screen')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  jest.restoreAllMocks();
});
