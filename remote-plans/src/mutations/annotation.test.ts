/** @jest-environment jest-fixed-jsdom */
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import { annotationVersion, exonAddress, transcriptAddress } from './annotation.ts';

afterEach(() => overrideSiteConfiguration(undefined));

test('the annotation is M37 and exons lead to Ensembl (spec part 2 §9, ui-screens Appendix A)', () => {
  expect(annotationVersion()).toBe('M37');
  expect(exonAddress('ENSMUSE00000123')).toBe(
    'https://www.ensembl.org/Mus_musculus/Transcript/Summary?exon=ENSMUSE00000123',
  );
  expect(transcriptAddress('Abl1-201')).toBe(
    'https://www.ensembl.org/Mus_musculus/Transcript/Summary?t=Abl1-201',
  );
});

test('a site can say otherwise', () => {
  const geneAnnotation = {
    version: 'M38',
    exonLink: 'https://browser.example/e/{exonId}?go',
    transcriptLink: 'https://browser.example/t/{transcript}',
  };
  overrideSiteConfiguration({ ...siteConfiguration(), geneAnnotation });
  expect(annotationVersion()).toBe('M38');
  expect(exonAddress('E 1')).toBe('https://browser.example/e/E%201?go');
  expect(transcriptAddress('Abl1-201')).toBe('https://browser.example/t/Abl1-201');
});
