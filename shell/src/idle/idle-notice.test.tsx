import { act, fireEvent, screen } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import { noteActivity, sessionStore } from 'shared/session';
import { aPerson, http, HttpResponse, startTestServer } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';
// Loaded before a test waits for it: translating it takes long on a busy machine.
import './idle-dialog.tsx';

const server = startTestServer();
const MINUTE = 60_000;
let signOuts = 0;

function limit(idleMinutes: number): void {
  overrideSiteConfiguration({ ...siteConfiguration(), idleMinutes });
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'requestIdleCallback'] });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  signOuts = 0;
  limit(60);
  noteActivity();
  server.use(
    http.post('*/auth/signout', () => {
      signOuts += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  overrideSiteConfiguration(undefined);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = () => screen.queryByRole('alertdialog', { name: 'Are you still there?', hidden: true });

test('an idle person sees a notice two minutes before the end, with the time left', async () => {
  await renderSite({ person: aPerson() });
  await pass(57.9 * MINUTE);
  expect(notice()).not.toBeInTheDocument();
  await pass(0.2 * MINUTE);
  expect(notice()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stay signed in', hidden: true })).toHaveFocus();
  const left = screen.getByText(/^Nothing was done here for a while/);
  expect(left).toHaveAttribute('role', 'status');
  expect(left).toHaveTextContent('You will be signed out in less than 2 minutes.');
  await pass(MINUTE);
  expect(left).toHaveTextContent('You will be signed out in less than a minute.');
});

test('staying signed in closes the notice at once, and the time begins again', async () => {
  await renderSite({ person: aPerson() });
  await pass(58.5 * MINUTE);
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in', hidden: true }));
  expect(notice()).not.toBeInTheDocument();
  await pass(57 * MINUTE);
  expect(notice()).not.toBeInTheDocument();
  await pass(1.5 * MINUTE);
  expect(notice()).toBeInTheDocument();
});

test('without a response to the notice the session ends, on the server too', async () => {
  localStorage.setItem('session.present', '1');
  await renderSite({ person: aPerson() });
  await pass(61 * MINUTE);
  expect(notice()).not.toBeInTheDocument();
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(signOuts).toBe(1);
});

test('keys and the pointer reset the idle time; once the notice is shown only its button does', async () => {
  await renderSite({ person: aPerson() });
  await pass(50 * MINUTE);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(50 * MINUTE);
  expect(notice()).not.toBeInTheDocument();
  await pass(9 * MINUTE);
  expect(notice()).toBeInTheDocument();
  fireEvent.wheel(document.body);
  await pass(1_000);
  expect(notice()).toBeInTheDocument();
});

test('work in another tab counts', async () => {
  await renderSite({ person: aPerson() });
  await pass(58.5 * MINUTE);
  expect(notice()).toBeInTheDocument();
  localStorage.setItem('session.activity', String(Date.now()));
  await pass(1_000);
  expect(notice()).not.toBeInTheDocument();
});

test('a visitor is not disturbed, nor is anybody where the site sets no limit', async () => {
  await renderSite();
  await pass(120 * MINUTE);
  expect(notice()).not.toBeInTheDocument();
  limit(0);
  act(() => sessionStore.setState({ status: 'signedIn', person: aPerson() }));
  await pass(300 * MINUTE);
  expect(notice()).not.toBeInTheDocument();
});
