import remote from 'frame-under-development';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Link, Outlet, RouterProvider, type RouteObject } from 'shared/router';
import { restoreSession } from 'shared/session';
import { AppTheme, Box, EmptyState, NoticeRegion, Page, Row, Text } from 'shared/ui';

/** Addresses of the remote that can be opened as they are. */
const openAddresses = remote.routes.flatMap(({ path }) => (path && !path.includes(':') ? [path] : []));

/** What stands in for the shell while a remote is developed without a site. */
function StandAlone() {
  return (
    <>
      <Row as="header" bg="bg.panel" borderBottomWidth="1px" borderColor="border" px="5" py="3">
        <Text fontWeight="semibold">
          {remote.name} {remote.version} on its own
        </Text>
        {openAddresses.map((address) => (
          <Link key={address} to={address} className="gt-link">
            {address}
          </Link>
        ))}
      </Row>
      <Box as="main" p="5">
        <Outlet />
      </Box>
      <NoticeRegion />
    </>
  );
}

function Elsewhere() {
  return (
    <Page title="Not here">
      <EmptyState title="This address belongs to another part of the site.">
        To see the whole site with this remote in it, set SITE to its address and start again.
      </EmptyState>
    </Page>
  );
}

const children: RouteObject[] = [...remote.routes, { path: '*', element: <Elsewhere /> }];
const router = createHashRouter([{ element: <StandAlone />, children }]);

void restoreSession();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
createRoot(root).render(
  <AppTheme>
    <RouterProvider router={router} />
  </AppTheme>,
);
