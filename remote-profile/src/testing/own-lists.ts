import type { PersonalToken, Session } from 'shared/contract';
import { http, HttpResponse, testServer } from 'shared/testing';

/** Serves the sessions and the tokens of the person at the screen; none of either by default. */
export function serveOwnLists({
  sessions = [],
  tokens = [],
}: { sessions?: Session[]; tokens?: PersonalToken[] } = {}): void {
  testServer.use(
    http.get('*/api/sessions', () => HttpResponse.json(sessions)),
    http.get('*/api/personalTokens', () => HttpResponse.json(tokens)),
  );
}
