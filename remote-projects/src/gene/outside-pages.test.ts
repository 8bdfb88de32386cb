import { aGene } from './testing/a-gene-page.ts';
import { ensemblAddress, outsidePages, positionText } from './outside-pages.ts';

const [newest, older] = aGene().positions;

test('MGI by accession id, the portal and Ensembl over https', () => {
  const gene = aGene({
    ensemblGeneId: 'ENSMUSG00000037493',
    externalLink: 'http://www.mousephenotype.org/data/genes/MGI:1929293',
  });
  expect(outsidePages(gene)).toEqual([
    { label: 'MGI gene page', href: 'https://www.informatics.jax.org/marker/MGI:1929293' },
    { label: 'IMPC gene page', href: 'https://www.mousephenotype.org/data/genes/MGI:1929293' },
    {
      label: 'Ensembl gene page',
      href: 'https://www.ensembl.org/Mus_musculus/Gene/Summary?g=ENSMUSG00000037493',
    },
  ]);
});

test('no link where there is no id', () => {
  const pages = outsidePages(aGene({ accessionId: 'CGI_1', ensemblGeneId: null }));
  expect(pages.map(({ label }) => label)).toEqual(['IMPC gene page']);
});

test.each([
  [newest, 'https://www.ensembl.org/Mus_musculus/Location/View?r=9:54452062-54467496'],
  [older, 'https://nov2020.archive.ensembl.org/Mus_musculus/Location/View?r=9:54544778-54560212'],
  [{ genomeBuild: 'NCBIM37', chr: '9', start: 1, stop: 2 }, undefined],
])('%j at Ensembl, on the build of the position', (position, address) => {
  expect(position && ensemblAddress(position)).toBe(address);
});

test('a position in words', () => {
  expect(newest && positionText(newest)).toBe('9:54,452,062-54,467,496');
});
