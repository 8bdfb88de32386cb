/** @jest-environment jest-fixed-jsdom */
import { monthOf } from '../months/month.ts';
import type { MonthOfSeries, Technique } from '../series/series.ts';
import { drawingOf } from './draw-picture.tsx';
import { PICTURE_INK } from './ink.ts';

const SERIES: MonthOfSeries[] = [
  { month: monthOf(2014, 5), escell: 1, crispr: 0 },
  { month: monthOf(2014, 6), escell: 3, crispr: 4 },
];
const draw = (caption: string, ...shown: Technique[]) => {
  const text = drawingOf({
    title: 'What was made',
    valueTitle: 'Genes, total of all time',
    caption,
    series: SERIES,
    shown,
  });
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
};
const textsOf = (drawing: Element) => [...drawing.querySelectorAll('text')].map((each) => each.textContent);

describe('the picture of the chart (ui-screens 4.1: title and caption)', () => {
  test('says its title, the techniques, the months, the values and its caption', () => {
    const texts = textsOf(draw('Filtering by BCM work unit', 'escell', 'crispr'));
    expect(texts.slice(0, 2)).toEqual(['What was made', 'Genes, total of all time']);
    expect(texts).toEqual(expect.arrayContaining(['May 2014', 'Jun 2014', '0', '1', 'ES Cell', 'CRISPR']));
    expect(texts.at(-1)).toBe('Filtering by BCM work unit');
  });

  test('is dark on white in both modes of the site, and needs nothing of the page', () => {
    const drawing = draw('', 'escell', 'crispr');
    expect(drawing.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
    expect(drawing.outerHTML).not.toContain('var(');
  });

  test('leaves out what the legend hides', () => {
    const drawing = draw('', 'crispr');
    expect(textsOf(drawing)).toContain('CRISPR');
    expect(textsOf(drawing)).not.toContain('ES Cell');
    expect(drawing.outerHTML).toContain(PICTURE_INK.crispr);
    expect(drawing.outerHTML).not.toContain(PICTURE_INK.escell);
  });

  test('breaks a long caption and grows with it', () => {
    const units = Array.from({ length: 30 }, (_, index) => `Work unit ${index}`).join(', ');
    const drawing = draw(`Filtering by ${units} work unit`, 'escell', 'crispr');
    expect(Number(drawing.getAttribute('height'))).toBeGreaterThan(
      Number(draw('Short', 'escell', 'crispr').getAttribute('height')),
    );
    expect(textsOf(drawing).join(' ')).toContain('Work unit 29 work unit');
  });
});
