import { act, render } from '@testing-library/react';
import { whenQuiet } from 'shared/remote';
import { sessionStore } from 'shared/session';
import { aPerson } from 'shared/testing';
import { AppTheme } from 'shared/ui';
import { SignInAgain } from '../authentication/sign-in-again/sign-in-again.tsx';
import { NoticeBell } from './notice-bell.tsx';

jest.mock('shared/remote', () => ({
  ...jest.requireActual<object>('shared/remote'),
  whenQuiet: jest.fn(),
}));
jest.mock('./notice-menu.tsx', () => ({ default: () => <p>the bell</p> }));

afterEach(() => sessionStore.setState({ status: 'unknown', person: null }));

test('what only people who are signed in need is fetched when the page is quiet after they have signed in', () => {
  sessionStore.setState({ status: 'anonymous', person: null });
  const { container } = render(
    <AppTheme>
      <NoticeBell />
      <SignInAgain />
    </AppTheme>,
  );
  expect(whenQuiet).not.toHaveBeenCalled();
  act(() => sessionStore.setState({ status: 'signedIn', person: aPerson() }));
  expect(whenQuiet).toHaveBeenCalledTimes(2);
  expect(container.textContent).not.toContain('the bell');
});
