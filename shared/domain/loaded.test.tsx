import { screen } from '@testing-library/react';
import { ApiError } from 'shared/api';
import { renderInShell } from 'shared/testing';
import { Loaded, type LoadedProps } from './loaded.tsx';

const reload = jest.fn(() => Promise.resolve());
const show = (of: LoadedProps<string>['of']) =>
  renderInShell(
    <Loaded of={of} label="Loading the thing…">
      {(thing) => <p>It is {thing}</p>}
    </Loaded>,
  );
const error = new ApiError('It is gone.', 'http', 500);

test('shows what was read, also when reading it again has failed', () => {
  show({ data: 'here', error, reload });
  expect(screen.getByText('It is here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that it is on its way', () => {
  show({ data: undefined, error: undefined, reload });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the thing…');
});

test('says what went wrong, and tries again where that can be done', async () => {
  const { user, unmount } = show({ data: undefined, error, reload });
  expect(screen.getByRole('alert')).toHaveTextContent('It is gone.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  show({ data: undefined, error });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
