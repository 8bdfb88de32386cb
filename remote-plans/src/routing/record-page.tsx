import type { ReactNode } from 'react';
import type { ApiError } from 'shared/api';
import { ErrorBanner, RecordHeading, type RecordHeadingProps } from 'shared/domain';
import { Page } from 'shared/ui';

export interface RecordPageProps extends Omit<RecordHeadingProps, 'geneSymbols'> {
  /** The genes of the record's project: undefined while they are read. */
  gene: { geneSymbols: readonly string[] | undefined; error: ApiError | undefined };
  permission: { error: ApiError | undefined };
  children: ReactNode;
}

/** The page of a plan, an outcome or a stage: its gene, where it stands, and where it leads. */
export function RecordPage({ gene, permission, children, ...heading }: RecordPageProps) {
  const { title, standing } = heading;
  const { geneSymbols = [] } = gene;
  return (
    <Page
      title={title}
      documentTitle={[title, ...geneSymbols].join(' ')}
      banner={standing && <ErrorBanner errors={[gene.error, permission.error]} />}
      heading={<RecordHeading geneSymbols={gene.geneSymbols} {...heading} />}
    >
      {children}
    </Page>
  );
}
