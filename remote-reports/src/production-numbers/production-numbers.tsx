import { errorText, useResource, type Resource } from 'shared/api';
import { Box, Button, Card, formatCount, Row, Skeleton, Stack, VisuallyHidden } from 'shared/ui';
import { ReportDownload } from '../download/report-download.tsx';
import { ChartCard } from './chart-card.tsx';
import { GENE_COUNT, GENES_OF_BOTH_FILE } from './production-calls.ts';
import { longLabel } from './production-numbers.styles.ts';

/** What the consortium has produced over time (ui-screens 4.1). */
export function ProductionNumbers() {
  return (
    <Stack gap="4">
      <Card title="IMPC Production Numbers">
        <Headline />
      </Card>
      <ChartCard />
    </Stack>
  );
}

/** How many genes have confirmed lines, and which of them by both techniques (ui-screens 4.1, points 2 and 3). */
export function Headline() {
  const genes = useResource<number[]>(GENE_COUNT);
  return (
    <Row justifyContent="space-between" alignItems="flex-end">
      <Box aria-busy={genes.isLoading}>
        <Box color="fg.muted">Number of genes with genotype confirmed lines:</Box>
        <GeneCount {...genes} />
      </Box>
      <div className={longLabel}>
        <ReportDownload
          label="Genes studied by both ES Cell and CRISPR based techniques"
          path={GENES_OF_BOTH_FILE}
          variant="quiet"
        />
      </div>
    </Row>
  );
}

function GeneCount({ data, error, reload }: Resource<number[]>) {
  const count = data?.[0];
  if (count !== undefined) {
    return (
      <Box fontSize="4xl" fontWeight="semibold" lineHeight="tight" letterSpacing="tight">
        {formatCount(count)}
      </Box>
    );
  }
  if (error) {
    return (
      <Row role="alert" color="danger.fg">
        {errorText(error)}
        <Button size="sm" onClick={() => void reload()}>
          Try again
        </Button>
      </Row>
    );
  }
  return (
    <Box py="1">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="7rem" height="2.2rem" />
    </Box>
  );
}
