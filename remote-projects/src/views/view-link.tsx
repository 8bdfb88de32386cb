import type { Person, SavedView } from 'shared/contract';
import { listEntryOf } from 'shared/domain';
import { Link, Text } from 'shared/ui';
import { viewAddress } from './view-calls.ts';

/** Leads to a view as it was saved, and names whom it is shared with. */
export function ViewLink({ view, person }: { view: SavedView; person: Pick<Person, 'email'> }) {
  return (
    <>
      <Link to={viewAddress(view)} state={listEntryOf(person)}>
        {view.name}
      </Link>{' '}
      <Text as="span" tone="muted">
        {sharingText(view)}
      </Text>
    </>
  );
}

function sharingText({ workUnitName, isOwn, owner }: SavedView): string {
  if (!isOwn) return `of ${owner}`;
  return workUnitName === null ? '' : `shared with ${workUnitName}`;
}
