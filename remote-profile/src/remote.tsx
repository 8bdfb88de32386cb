import { defineRemote, lazyRoute } from 'shared/remote';
import { lazyScreen } from 'shared/ui';

const profile = lazyScreen(async () => (await import('./profile/profile-page.tsx')).ProfilePage);
const dashboard = lazyScreen(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage);
const users = lazyScreen(async () => (await import('./users/users-page.tsx')).UsersPage);
const register = lazyScreen(async () => (await import('./register/register-page.tsx')).RegisterPage);
const update = lazyScreen(async () => (await import('./update/update-page.tsx')).UpdatePage);
const history = lazyScreen(async () => (await import('./update/history-page.tsx')).UserHistoryPage);
const outbox = lazyScreen(async () => (await import('./outbox/outbox-page.tsx')).OutboxPage);
const securityLog = lazyScreen(
  async () => (await import('./security-log/security-log-page.tsx')).SecurityLogPage,
);
const siteHealth = lazyScreen(
  async () => (await import('./site-health/site-health-page.tsx')).SiteHealthPage,
);

const invite = lazyScreen(async () => (await import('./invite/invite-page.tsx')).InvitePage);
const webhooks = lazyScreen(async () => (await import('./webhooks/webhooks-page.tsx')).WebhooksPage);
const following = lazyScreen(async () => (await import('./following/following-page.tsx')).FollowingPage);
const confirm = lazyScreen(async () => (await import('./following/confirm-page.tsx')).ConfirmPage);
const mails = lazyScreen(async () => (await import('./following/mails-page.tsx')).MailsPage);

/** A person's own profile, what they follow, and the administration (spec part 1 §2, part 2 §2; ui-screens 1.4). */
export default defineRemote({
  routes: [
    lazyRoute('/edit_profile', profile),
    lazyRoute('/following', following),
    lazyRoute('/following/confirm', confirm),
    lazyRoute('/following/mails', mails),
    lazyRoute('/admin', dashboard),
    lazyRoute('/admin/users', users),
    lazyRoute('/admin/register-user', register),
    lazyRoute('/admin/update-user/:email', update),
    lazyRoute('/admin/update-user/:email/history', history),
    lazyRoute('/admin/invite-people', invite),
    lazyRoute('/admin/webhooks', webhooks),
    lazyRoute('/admin/outbox', outbox),
    lazyRoute('/admin/security-events', securityLog),
    lazyRoute('/admin/site-health', siteHealth),
  ],
});
