import type { OwnReleases, PersonalToken, Session } from 'shared/contract';
import { http, HttpResponse, testServer } from 'shared/testing';

/** Serves the sessions and tokens of the person at the screen, and the apps they may release; none of any by default. */
export function serveOwnLists({
  sessions = [],
  tokens = [],
  apps = [],
}: { sessions?: Session[]; tokens?: PersonalToken[]; apps?: OwnReleases } = {}): void {
  testServer.use(
    http.get('*/api/sessions', () => HttpResponse.json(sessions)),
    http.get('*/api/personalTokens', () => HttpResponse.json(tokens)),
    http.get('*/api/releases/own', () => HttpResponse.json(apps)),
  );
}
