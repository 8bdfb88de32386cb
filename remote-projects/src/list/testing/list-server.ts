import type { Project, ProjectPage } from 'shared/contract';
import { aPage, aPerson, http, HttpResponse, numberedProjects, testServer } from 'shared/testing';

/** A member of two work units, who manages one of them. */
export const MEMBER = aPerson({
  rolesWorkUnits: [
    { id: 11, workUnitName: 'JAX', roleName: 'general' },
    { id: 12, workUnitName: 'BCM', roleName: 'manager' },
  ],
});

/** The response that contains these projects; `page` describes a longer list than these. */
export function pageOf(projects: Project[], page: Partial<ProjectPage['page']> = {}): ProjectPage {
  return {
    // The server leaves the list out when it is empty.
    ...(projects.length > 0 && { _embedded: { projects } }),
    _links: { self: { href: 'https://tracker.example/api/projects' } },
    page: aPage(page.totalElements ?? projects.length, page),
  };
}

type Answer = ProjectPage | Response;
type ListAnswer = Answer | ((query: URLSearchParams) => Answer | Promise<Answer>);

/** Responds to every reading of the list, and lists the requests that came. */
export function serveProjects(response: ListAnswer = pageOf([])): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  testServer.use(
    http.get('*/api/projects', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      requests.push(query);
      const given = typeof response === 'function' ? await response(query) : response;
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return requests;
}

/** A list of so many projects, of which each request gets its page. */
export function serveLongList(totalElements: number): URLSearchParams[] {
  return serveProjects((query) => {
    const page = Number(query.get('page'));
    const size = Number(query.get('size'));
    const first = page * size;
    const count = Math.max(0, Math.min(size, totalElements - first));
    return pageOf(numberedProjects(count, first + 1), { totalElements, size, number: page });
  });
}

/** Responds to every export of the list, and lists the requests that came. */
export function serveExports(response: () => Response | Promise<Response>): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  testServer.use(
    http.get('*/api/projects/exportProjects', ({ request }) => {
      requests.push(new URL(request.url).searchParams);
      return response();
    }),
  );
  return requests;
}
