/**
 * What visitors send on purpose, with the reason. None of it needs rights: what it may do follows from a password, a cookie, or the
 * token of a mail, and their tests are beside the routes.
 */
export const FOR_VISITORS: Readonly<Record<string, string>> = {
  'POST /auth/signin': 'Who signs in is nobody yet; the password decides.',
  'POST /auth/refresh': 'The cookie of the session decides.',
  'POST /auth/signout': 'The cookie of the session decides; without one nothing ends.',
  'POST /auth/passwordReset': 'The token of the mail decides.',
  'POST /api/people/requestPasswordReset':
    'Who forgot a password cannot sign in; the link goes to the address alone.',
  'POST /api/siteReports':
    'Pages report how they do before anybody has signed in; reports are counted, and limited.',
  'POST /api/v2/genes/{symbolOrId}/followers':
    'Visitors follow genes by mail; nothing comes before the address is confirmed.',
  'POST /api/v2/mailSubscription/confirm': 'The token of the mail decides.',
  'POST /api/v2/mailSubscription/stop': 'The token of the mail decides.',
  'POST /api/v2/mailSubscription/end': 'The token of the mail decides.',
};
