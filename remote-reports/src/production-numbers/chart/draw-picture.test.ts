/** @jest-environment jest-fixed-jsdom */
import { monthOf } from '../months/month.ts';
import type { Bar } from '../series/bars.ts';
import type { MonthOfSeries, Technique } from '../series/series.ts';
import { drawingOf } from './draw-picture.tsx';
import { PICTURE_INK } from './ink.ts';

const SERIES: MonthOfSeries[] = [
  { month: monthOf(2014, 5), escell: 1, crispr: 0 },
  { month: monthOf(2014, 6), escell: 3, crispr: 4 },
];
const BARS: Bar[] = [
  { first: monthOf(2014, 1), last: monthOf(2014, 12), escell: 2345, crispr: 4 },
  { first: monthOf(2015, 1), last: monthOf(2015, 6), escell: 0, crispr: 17 },
];
const draw = (note: string, ...shown: Technique[]) => {
  const text = drawingOf({
    title: 'What was made',
    valueTitle: 'Genes, total of all time',
    barsTitle: 'New genes per year',
    notes: [note, 'Source: Gene Targeting Tracker, https://site.example, 2031-01-02'],
    series: SERIES,
    bars: BARS,
    shown,
  });
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
};
const textsOf = (drawing: Element) => [...drawing.querySelectorAll('text')].map((each) => each.textContent);

describe('the picture of the chart (ui-screens 4.1: title and caption)', () => {
  test('says its title, the axes, the techniques, the months, the values, and what it shows', () => {
    const texts = textsOf(draw('Filtering by BCM work unit', 'escell', 'crispr'));
    expect(texts.slice(0, 2)).toEqual(['What was made', 'Genes, total of all time']);
    expect(texts).toEqual(
      expect.arrayContaining(['Month', 'May 2014', 'Jun 2014', '0', '1', 'ES Cell', 'CRISPR']),
    );
    expect(texts.slice(-2)).toEqual([
      'Filtering by BCM work unit',
      'Source: Gene Targeting Tracker, https://site.example, 2031-01-02',
    ]);
  });

  test('has the number of each bar, the latest year first', () => {
    const texts = textsOf(draw('', 'escell', 'crispr'));
    const start = texts.indexOf('New genes per year');
    expect(texts.slice(start, start + 9)).toEqual([
      'New genes per year',
      ...['ES Cell', 'CRISPR'],
      ...['2015, to Jun', '0', '17'],
      ...['2014', '2,345', '4'],
    ]);
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
    expect(textsOf(drawing)).not.toContain('2,345');
    expect(drawing.outerHTML).toContain(PICTURE_INK.crispr);
    expect(drawing.outerHTML).not.toContain(PICTURE_INK.escell);
  });

  test('breaks a long note and grows with it', () => {
    const units = Array.from({ length: 30 }, (_, index) => `Work unit ${index}`).join(', ');
    const drawing = draw(`Filtering by ${units} work unit`, 'escell', 'crispr');
    expect(Number(drawing.getAttribute('height'))).toBeGreaterThan(
      Number(draw('Short', 'escell', 'crispr').getAttribute('height')),
    );
    expect(textsOf(drawing).join(' ')).toContain('Work unit 29 work unit');
  });
});
