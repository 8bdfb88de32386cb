import { useState } from 'react';
import { recentVisits } from 'shared/domain';
import { Card, formatDateTime, Link, List, ListItem, Text } from 'shared/ui';

/** The genes, projects and plans that the person has seen last in this browser. */
export function RecentCard({ email }: { email: string }) {
  const [visits] = useState(() => recentVisits(email));
  return (
    <Card title="Recently seen" description="In this browser.">
      {visits.length === 0 ? (
        <Text tone="muted">Genes, projects and plans that you open are listed here.</Text>
      ) : (
        <List>
          {visits.map(({ address, title, at }) => (
            <ListItem key={address}>
              <Link to={address}>{title}</Link>{' '}
              <Text as="span" tone="muted">
                {formatDateTime(at)}
              </Text>
            </ListItem>
          ))}
        </List>
      )}
    </Card>
  );
}
