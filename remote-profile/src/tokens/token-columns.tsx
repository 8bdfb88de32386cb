import type { PersonalToken } from 'shared/contract';
import { Button, Code, formatDate, formatDateTime, StatusBadge, type Column } from 'shared/ui';
import { tokenState } from './token-state.ts';

/** The columns of the table of tokens, as of now. */
export function tokenColumns(onRevoke: (token: PersonalToken) => void): readonly Column<PersonalToken>[] {
  const now = new Date();
  return [
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
    { id: 'beginning', header: 'Begins with', cell: ({ beginning }) => <Code>{beginning}…</Code> },
    { id: 'scope', header: 'Permission', cell: ({ scope }) => scope },
    {
      id: 'state',
      header: 'State',
      cell: (token) => {
        const { text, tone } = tokenState(token, now);
        return <StatusBadge status={text} tone={tone} />;
      },
    },
    { id: 'expires', header: 'Expires', cell: ({ expiresAt }) => formatDate(expiresAt) },
    {
      id: 'lastUsed',
      header: 'Last used',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : formatDateTime(lastUsedAt)),
    },
    {
      id: 'revoke',
      header: 'Action',
      cell: (token) =>
        tokenState(token, now).text === 'Active' && (
          <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
            Revoke
          </Button>
        ),
    },
  ];
}
