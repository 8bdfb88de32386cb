import { errorText, useResource } from 'shared/api';
import type { GeneListDescription } from 'shared/contract';
import { useListAddress } from 'shared/domain';
import { Card, EmptyState, ErrorState, Link, LoadingState, Page, Row } from 'shared/ui';
import { DESCRIPTIONS } from '../list/list-calls.ts';
import { GENE_LIST } from '../list/list-address.ts';
import { PublicList } from './public-list.tsx';

/** Gene lists of consortia, for everybody (spec part 2 §2, ui-screens 20). */
export function PublicListsPage() {
  const { address, refine } = useListAddress(GENE_LIST);
  const { consortium } = address;
  const { data: lists, error, isLoading, reload } = useResource<GeneListDescription[]>(DESCRIPTIONS);

  return (
    <Page title="Public Gene Lists">
      <Card title="Consortia" description="Select the consortium to view each list:">
        {isLoading && <LoadingState />}
        {error && !lists && <ErrorState text={errorText(error)} onRetry={() => void reload()} />}
        {lists?.length === 0 && <EmptyState title="There are no gene lists" />}
        <Row as="ul" listStyleType="none">
          {lists?.map(({ consortiumName }) => (
            <li key={consortiumName}>
              <ListLink consortium={consortiumName} isCurrent={consortiumName === consortium} />
            </li>
          ))}
        </Row>
      </Card>
      {consortium !== '' && <PublicList key={consortium} address={address} refine={refine} />}
    </Page>
  );
}

/** The address of a list has no page: another list begins with its first (PP-56). */
function ListLink({ consortium, isCurrent }: { consortium: string; isCurrent: boolean }) {
  const to = `/public-gene-lists?${new URLSearchParams({ consortium }).toString()}`;
  return (
    <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
      {consortium}
    </Link>
  );
}
