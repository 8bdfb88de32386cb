import type { Person } from 'shared/contract';
import { DraftOffer, ErrorBanner, SignedInOnly } from 'shared/domain';
import { FilterFrame, Page } from 'shared/ui';
import { ImportDialog } from '../import/import-dialog.tsx';
import { useImport } from '../import/use-import.ts';
import { GENE_FILTER } from '../list/list-address.ts';
import { ChangeBar } from './change-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ConsortiumCard } from './consortium-card.tsx';
import { ListCard } from './list-card.tsx';
import { useManagement } from './use-management.ts';

const TITLE = 'Your Gene List';

/** Management of the gene lists of consortia (spec part 2 §2, ui-screens 19), for people who are signed in (PP-44). */
export function GeneListPage() {
  return (
    <SignedInOnly title={TITLE} reason="The lists are those of your consortia.">
      {(person) => <GeneListScreen key={person.email} title={TITLE} person={person} />}
    </SignedInOnly>
  );
}

const FILTERS = [GENE_FILTER];

interface GeneListScreenProps {
  title: string;
  person: Person;
}

/** Filters, the choice of a consortium, its list, and what is not saved yet. */
function GeneListScreen({ title, person }: GeneListScreenProps) {
  const management = useManagement(person);
  const { consortium, address, refine, held, saving, errors } = management;
  const importing = useImport(consortium);
  const { filters } = address;

  return (
    <Page title={title} banner={<ErrorBanner errors={errors} />}>
      <DraftOffer draft={held.draft} onTakeUp={held.replace} />
      <FilterFrame
        definitions={FILTERS}
        values={filters}
        onChange={(changed) => refine({ filters: changed })}
        isFilterable={consortium !== ''}
      >
        <ConsortiumCard {...management} />
        {consortium !== '' && <ListCard management={management} importing={importing} person={person} />}
        <ChangeBar {...management} />
      </FilterFrame>
      <ImportDialog importing={importing} />
      {saving.conflict && <ConflictDialog comparison={saving.conflict} saving={saving} />}
    </Page>
  );
}
