import { act, screen } from '@testing-library/react';
import { renderInShell } from 'shared/testing';
import { ScreenPart } from './screen-part.tsx';

const reported = jest.fn();
beforeEach(() => {
  reported.mockReset();
  window.reportError = reported;
  // React writes every error that a boundary catches to the console as well.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what goes wrong in a part stays in it, is reported, and can be tried again', async () => {
  const failure = new TypeError('stamps is undefined');
  let isBroken = true;
  function Chart() {
    if (isBroken) throw failure;
    return <p>The chart</p>;
  }
  const { user } = renderInShell(
    <>
      <ScreenPart title="Production numbers">
        <Chart />
      </ScreenPart>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Production numbers');
  expect(screen.getByText('The rest')).toBeVisible();
  expect(reported).toHaveBeenCalledWith(failure);

  isBroken = false;
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('The chart')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
