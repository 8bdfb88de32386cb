import { TextSize } from 'victory';

/**
 * Lets Victory work out the sizes of its labels from tables of letters, as it does where there is no page. By itself it puts each label
 * into the page while the chart is drawn, and has the whole page laid out to measure it; nothing of ours depends on those sizes.
 */
export function approximateTextSizes(): void {
  const sizes = TextSize._approximateTextSizeInternal;
  const { impl } = sizes;
  sizes.impl = (text, style) => impl(text, style, true);
}
