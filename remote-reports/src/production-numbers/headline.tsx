import { errorText, useDownload, useResource, type Resource } from 'shared/api';
import { Box, Button, DownloadButton, formatCount, Notice, Row, Skeleton, VisuallyHidden } from 'shared/ui';
import { GENE_COUNT, GENES_OF_BOTH_FILE } from './production-calls.ts';

/** How many genes have confirmed lines, and which of them by both techniques (ui-screens 4.1, points 2 and 3). */
export function Headline() {
  const genes = useResource<number[]>(GENE_COUNT);
  const file = useDownload();
  return (
    <Row justifyContent="space-between" alignItems="flex-end">
      <Box aria-busy={genes.isLoading}>
        <Box color="fg.muted">Number of genes with genotype confirmed lines:</Box>
        <GeneCount {...genes} />
      </Box>
      <DownloadButton
        label="Genes studied by both ES Cell and CRISPR based techniques"
        isDownloading={file.isDownloading}
        onClick={() => void file.download(GENES_OF_BOTH_FILE)}
      />
      {file.error !== undefined && (
        <Box w="full">
          <Notice kind="error">{errorText(file.error)}</Notice>
        </Box>
      )}
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
