import { act, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { dismissNotice, NOTICE_DURATION_MS, showNotice, type LiveNotice } from './live-notices.ts';
import { NoticeRegion } from './notice-region.tsx';

const SAVED: LiveNotice = {
  kind: 'success',
  title: 'The update was successful.',
  action: <a href="#history">History</a>,
};

beforeEach(() => {
  dismissNotice();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function show(...notices: LiveNotice[]) {
  const view = renderKit(
    <>
      <button type="button">Update</button>
      <NoticeRegion />
    </>,
  );
  act(() => notices.forEach(showNotice));
  return view;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const saved = () => screen.queryByText('The update was successful.');
const frame = () => {
  const element = saved()?.closest<HTMLElement>('[data-notice]');
  if (!element) throw new Error('There is no notice');
  return element;
};

describe('how long it stays', () => {
  test('a result goes after 3 s (specification part 1, section 9)', () => {
    show(SAVED);
    expect(NOTICE_DURATION_MS).toBe(3000);
    pass(2999);
    expect(saved()).toBeInTheDocument();
    pass(1);
    expect(saved()).toBeNull();
  });

  test.each(['error', 'warning'] as const)('an %s stays until it is closed', (kind) => {
    show({ kind, title: 'The update was successful.' });
    pass(60_000);
    expect(saved()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(saved()).toBeNull();
  });

  test('its own time counts', () => {
    show({ ...SAVED, durationMs: 100 });
    pass(100);
    expect(saved()).toBeNull();
  });

  test('under the pointer it stays, and has its whole time again afterwards', () => {
    show(SAVED);
    pass(2000);
    fireEvent.pointerEnter(frame());
    pass(60_000);
    fireEvent.pointerLeave(frame());
    pass(2999);
    expect(saved()).toBeInTheDocument();
    pass(1);
    expect(saved()).toBeNull();
  });

  test('with the focus in it, it stays', () => {
    show(SAVED);
    act(() => screen.getByRole('link', { name: 'History' }).focus());
    pass(60_000);
    expect(saved()).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    pass(60_000);
    expect(saved()).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    pass(NOTICE_DURATION_MS);
    expect(saved()).toBeNull();
  });
});

test('one of a kind: the newest replaces the older, other kinds stay', () => {
  show(SAVED, { kind: 'error', title: 'Unknown error' }, { kind: 'success', title: 'Plan created.' });
  expect(saved()).toBeNull();
  expect(screen.getByText('Plan created.')).toBeInTheDocument();
  expect(screen.getByText('Unknown error')).toBeInTheDocument();
});

test('a second result begins its time again', () => {
  show(SAVED);
  pass(2000);
  act(() => showNotice(SAVED));
  pass(2000);
  expect(saved()).toBeInTheDocument();
});

test('results wait for their turn to be read, errors interrupt; the regions are there before', () => {
  const { container } = show();
  const polite = container.querySelector('[aria-live=polite]');
  const assertive = container.querySelector('[aria-live=assertive]');
  act(() => {
    showNotice(SAVED);
    showNotice({ kind: 'error', title: 'Unknown error' });
  });
  expect(polite).toHaveTextContent('The update was successful.');
  expect(assertive).toHaveTextContent('Unknown error');
});

test('an empty region is no landmark', () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
  act(() => showNotice(SAVED));
  expect(screen.getByRole('region', { name: 'Notices (F8)' })).toBeInTheDocument();
});

test('F8 leads to the notice, Escape closes it and gives the focus back', () => {
  show(SAVED);
  const update = screen.getByRole('button', { name: 'Update' });
  act(() => update.focus());
  fireEvent.keyDown(update, { key: 'F8' });
  expect(frame()).toHaveFocus();
  fireEvent.keyDown(frame(), { key: 'Escape' });
  expect(saved()).toBeNull();
  expect(update).toHaveFocus();
});
