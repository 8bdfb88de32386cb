import { SignedInOnly } from 'shared/domain';
import { GeneListScreen } from './gene-list-screen.tsx';

const TITLE = 'Your Gene List';

/** Management of the gene lists of consortia (spec part 2 §2, ui-screens 19), for people who are signed in (PP-44). */
export function GeneListPage() {
  return (
    <SignedInOnly title={TITLE} reason="The lists are those of your consortia.">
      {(person) => <GeneListScreen key={person.email} title={TITLE} person={person} />}
    </SignedInOnly>
  );
}
