import { SERVICE_PASSWORD } from './testing/running-provider.ts';
import { cookieOf, JO, LOCAL, TrackerWithService } from './testing/tracker-with-service.ts';

let there: TrackerWithService;
beforeAll(async () => {
  there = await TrackerWithService.open();
});
afterAll(() => there.close());

describe('the password grant (api-1 section 3.1)', () => {
  test('signs scripts in with a password of the service', async () => {
    const response = await there.signInHere(JO, SERVICE_PASSWORD);
    expect(response.json()).toEqual({ userName: JO, accessToken: expect.any(String) });
    expect((await there.asWhom(response.json().accessToken)).json()).toMatchObject({ email: JO });
  });

  test('begins a session that is renewed at the service, where a session is wanted', async () => {
    const response = await there.signInHere(JO, SERVICE_PASSWORD, { session: 'cookie' });
    await there.letTimePass(1);
    expect((await there.refresh(cookieOf(response, 'tracker_refresh'))).statusCode).toBe(200);
  });

  test.each([
    ['a wrong password', JO, 'wrong'],
    ['somebody whom only the service knows', 'stranger@lab.example', SERVICE_PASSWORD],
    ['an address that the service does not vouch for', 'unverified@lab.example', SERVICE_PASSWORD],
    ['somebody whom nobody knows', 'nobody@lab.example', SERVICE_PASSWORD],
    ['a local account with a wrong password', LOCAL.email, SERVICE_PASSWORD],
  ])('refuses %s in the same words', async (_case, userName, password) => {
    const response = await there.signInHere(userName, password);
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      401,
      'Invalid userName/password provided.',
    ]);
  });

  test('leaves local accounts as they were', async () => {
    expect((await there.signInHere(LOCAL.email, LOCAL.password)).statusCode).toBe(200);
  });
});

describe('tokens of the service (api-1 section 3.4)', () => {
  const ofJo = { email: JO, email_verified: true };

  test('that it made for this site are accepted', async () => {
    expect((await there.asWhom(await there.provider.sign(ofJo))).json()).toMatchObject({ email: JO });
  });

  test.each([
    ['for another client', { ...ofJo, azp: 'another' }],
    ['that only say who signed in', { ...ofJo, typ: 'ID' }],
  ])('%s are refused', async (_case, claims) => {
    const response = await there.asWhom(await there.provider.sign(claims));
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      401,
      'Expired or invalid JWT token.',
    ]);
  });

  test.each([
    ['without an address', {}],
    ['with an address that it does not vouch for', { email: JO, email_verified: false }],
  ])('%s are refused in the words of the existing tracker', async (_case, claims) => {
    const response = await there.asWhom(await there.provider.sign(claims));
    expect(response.json().apierror.message).toMatch(/^email cannot be null\./);
  });
});
