import type { ReactNode } from 'react';
import type { ApiError } from 'shared/api';
import { ErrorBanner, RecordActions } from 'shared/domain';
import { Page, Row, StatusBadge } from 'shared/ui';

export interface RecordPageProps {
  title: string;
  /** The gene of the record's project: undefined while it is read, null for none. */
  gene: { geneSymbol: string | null | undefined; error: ApiError | undefined };
  permission: { error: ApiError | undefined };
  /** What the record is, besides its gene; undefined while there is no record to show. */
  lead: { text: string; status: string | undefined } | undefined;
  /** Address of its history, once that is known. */
  history: string | undefined;
  /** Where `Go back` leads for somebody who came by a shared address. */
  fallback: string;
  children: ReactNode;
}

/** The page of a plan, an outcome or a stage: its name, what it is, and where it leads. */
export function RecordPage({ title, gene, permission, lead, history, fallback, children }: RecordPageProps) {
  const { geneSymbol } = gene;
  return (
    <Page
      title={title}
      documentTitle={geneSymbol ? `${title} ${geneSymbol}` : title}
      description={
        lead && (
          <Row as="span" gap="2">
            {geneSymbol && <strong>{geneSymbol}</strong>}
            {lead.text}
            {lead.status !== undefined && <StatusBadge status={lead.status} />}
          </Row>
        )
      }
      banner={lead && <ErrorBanner errors={[gene.error, permission.error]} />}
      actions={<RecordActions history={history} fallback={fallback} />}
    >
      {children}
    </Page>
  );
}
