import { http, HttpResponse, testServer } from 'shared/testing';

/** Responds to every report as a file, and notes what is requested: path and query of each. */
export function serveReportFiles(fileName: string, content = 'Header\n'): string[] {
  const asked: string[] = [];
  testServer.use(
    http.get('*/api/reports/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` };
      return HttpResponse.text(content, { headers });
    }),
  );
  return asked;
}
