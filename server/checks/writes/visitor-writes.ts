/** What visitors send on purpose. It needs no rights: what it may do follows from a password, a cookie, or the token of a mail. */
export interface VisitorWrite {
  why: string;
  /** Without the proof: the request, and its refusal. Absent where nothing is to be proved. */
  unproved?: { url?: string; body?: object; status: number };
}

const token = 'a token that nobody was mailed';

/** By their operations, as the API document has them. */
export const FOR_VISITORS: Readonly<Record<string, VisitorWrite>> = {
  'POST /auth/signin': {
    why: 'Who signs in is nobody yet; the password decides.',
    unproved: { body: { userName: 'unit@lab.example', password: 'a wrong password' }, status: 401 },
  },
  'POST /auth/refresh': { why: 'The cookie of the session decides.', unproved: { status: 401 } },
  'POST /auth/signout': {
    why: 'The cookie of the session decides; without one there is nothing to end.',
    unproved: { status: 204 },
  },
  'POST /auth/passwordReset': {
    why: 'The token of the mail decides.',
    unproved: { body: { token, password: 'a password for this test' }, status: 400 },
  },
  'POST /api/people/requestPasswordReset': {
    why: 'Who forgot a password cannot sign in; the link goes to the address alone.',
  },
  'POST /api/siteReports': {
    why: 'Pages report how they do before anybody has signed in; reports are counted, and limited.',
  },
  'POST /api/v2/genes/{symbolOrId}/followers': {
    why: 'Visitors follow genes by mail; nothing comes before the address is confirmed.',
  },
  'POST /api/v2/mailSubscription/confirm': {
    why: 'The token of the mail decides.',
    unproved: { body: { token }, status: 400 },
  },
  'POST /api/v2/mailSubscription/stop': {
    why: 'The token of the mail decides.',
    unproved: { body: { token }, status: 400 },
  },
  'POST /api/v2/mailSubscription/end': {
    why: 'The token of the mail decides.',
    unproved: { url: `/api/v2/mailSubscription/end?token=${encodeURIComponent(token)}`, status: 400 },
  },
};
