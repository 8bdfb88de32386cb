/** @jest-environment jest-fixed-jsdom */
import { aSiteStatus, http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { sendsMail } from './sends-mail.ts';

startTestServer();

test.each([
  ['works', true],
  ['off', false],
] as const)('mail that %s: %s', async (mail, expected) => {
  testServer.use(http.get('*/api/v2/status', () => HttpResponse.json(aSiteStatus(mail))));
  expect(await sendsMail()).toBe(expected);
});

test('a site that does not answer is taken to send mails', async () => {
  testServer.use(http.get('*/api/v2/status', () => HttpResponse.error()));
  expect(await sendsMail()).toBe(true);
});
