import type { GenePage, GenePosition, Ortholog } from 'shared/contract';
import { NOTHING } from 'shared/domain';
import { Card, counted, ExternalLink, FactList, Lines, Text } from 'shared/ui';
import { ensemblAddress, outsidePages, positionText } from './outside-pages.ts';

/** Where the gene lies on both builds, its human orthologs, and pages about it elsewhere. */
export function AboutGeneCard({ page: { gene, orthologs } }: { page: GenePage }) {
  const { positions, strand, type } = gene;
  return (
    <Card title="About the Gene">
      <FactList
        none={NOTHING}
        facts={[
          ...positions.map((position) => ({
            label: `Position, ${position.genomeBuild}`,
            value: <Position position={position} />,
          })),
          { label: 'Strand', value: strand === '-' ? '−' : strand },
          { label: 'Type', value: type },
          {
            label: 'Human Orthologs',
            value: orthologs.length === 0 ? null : <Lines items={orthologs.map(HumanOrtholog)} />,
          },
          {
            label: 'Elsewhere',
            value: (
              <Lines
                items={outsidePages(gene).map(({ label, href }) => (
                  <ExternalLink key={href} href={href}>
                    {label}
                  </ExternalLink>
                ))}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

function HumanOrtholog({ symbol, link, supportCount }: Ortholog) {
  return (
    <>
      <ExternalLink href={link}>{symbol}</ExternalLink>{' '}
      <Text as="span" tone="muted">
        by {counted(supportCount, 'method')}
      </Text>
    </>
  );
}

function Position({ position }: { position: GenePosition }) {
  const text = positionText(position);
  const address = ensemblAddress(position);
  return address === undefined ? text : <ExternalLink href={address}>{text}</ExternalLink>;
}
