import { useRef, useState } from 'react';
import type { Plan } from 'shared/contract';
import { Box, Button, Heading, Row, Stack, Text } from 'shared/ui';
import type { Rows } from 'shared/ui-forms';
import { useGeneSymbols } from '../../../../plan/use-gene-symbols.ts';
import type { GuideRow } from '../guide-values.ts';
import { Findings } from './findings.tsx';
import { GeneBox } from './gene-box.tsx';
import { useChosenGene } from './use-chosen-gene.ts';
import { useGuideSearch } from './use-guide-search.ts';
import { Waiting } from './waiting.tsx';

interface GuideFinderProps {
  plan: Plan;
  rows: Rows<GuideRow>;
  /** What a guide that is added gets. */
  concentrationOfNew: () => string;
}

/** Spec part 2 §5 and §8. */
const NO_GENE = 'Enter a valid gene symbol.';
const NO_GENES: readonly string[] = [];

/** Finds guides by the exons of a gene (spec part 2 §2, ui-screens 11.4, PP-65). */
export function GuideFinder({ plan, rows, concentrationOfNew }: GuideFinderProps) {
  const { geneSymbols = NO_GENES } = useGeneSymbols(plan.tpn);
  const search = useGuideSearch();
  const [isWithoutGene, setIsWithoutGene] = useState(false);
  const gene = useChosenGene(geneSymbols[0], () => {
    search.cancel();
    setIsWithoutGene(false);
  });
  const findButton = useRef<HTMLButtonElement>(null);

  const find = () => {
    setIsWithoutGene(gene.symbol === null);
    if (gene.symbol !== null) search.find(gene.symbol);
  };
  const cancel = () => {
    search.cancel();
    findButton.current?.focus();
  };
  return (
    <Box
      as="section"
      aria-label="Guide finder"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      p="4"
    >
      <Stack gap="3">
        <Heading as="h3" size="sm">
          Find guides by exon
        </Heading>
        <div>
          <Row alignItems="flex-start">
            <GeneBox
              gene={gene}
              ofProject={geneSymbols}
              onEnter={find}
              error={isWithoutGene ? NO_GENE : undefined}
            />
            <Box pt={{ md: '7' }}>
              <Button ref={findButton} onClick={find}>
                Find cas9 guides
              </Button>
            </Box>
          </Row>
          <div role="status">{search.isWaiting && <Waiting onCancel={cancel} />}</div>
        </div>
        {search.error !== undefined && (
          <Text tone="danger" role="alert">
            {search.error}
          </Text>
        )}
        {search.exons && search.symbol !== null && (
          <Findings
            key={search.symbol}
            symbol={search.symbol}
            exons={search.exons}
            rows={rows}
            concentrationOfNew={concentrationOfNew}
          />
        )}
      </Stack>
    </Box>
  );
}
