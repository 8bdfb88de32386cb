import { defineRemote } from 'shared/remote';
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

/** A person's own profile, and the administration (spec part 1 §2, part 2 §2; ui-screens 1.4). */
export default defineRemote({
  routes: [
    { path: '/edit_profile', element: <profile.Screen /> },
    { path: '/admin', element: <dashboard.Screen /> },
    { path: '/admin/users', element: <users.Screen /> },
    { path: '/admin/register-user', element: <register.Screen /> },
    { path: '/admin/update-user/:email', element: <update.Screen /> },
    { path: '/admin/update-user/:email/history', element: <history.Screen /> },
    { path: '/admin/outbox', element: <outbox.Screen /> },
    { path: '/admin/security-events', element: <securityLog.Screen /> },
    { path: '/admin/site-health', element: <siteHealth.Screen /> },
  ],
});
