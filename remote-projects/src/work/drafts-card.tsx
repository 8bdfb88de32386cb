import { useState } from 'react';
import { storedDrafts, type StoredDraftName } from 'shared/domain';
import { Card, formatDateTime, Link, List, ListItem, Text } from 'shared/ui';
import { draftPlace } from './draft-place.ts';

/** What the person has typed in this browser and not sent. */
export function DraftsCard({ email }: { email: string }) {
  const [drafts] = useState(() => storedDrafts(email));
  return (
    <Card title="Drafts" description="What you typed in this browser and have not sent.">
      {drafts.length === 0 ? (
        <Text tone="muted">No drafts.</Text>
      ) : (
        <List>
          {drafts.map((draft) => (
            <Draft key={draft.name} {...draft} />
          ))}
        </List>
      )}
    </Card>
  );
}

function Draft({ name, savedAt }: StoredDraftName) {
  const { title, to } = draftPlace(name);
  return (
    <ListItem>
      {to === undefined ? title : <Link to={to}>{title}</Link>}{' '}
      <Text as="span" tone="muted">
        of {formatDateTime(savedAt)}
      </Text>
    </ListItem>
  );
}
