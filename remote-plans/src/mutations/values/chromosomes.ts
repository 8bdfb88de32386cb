/** Lengths in bases of the chromosomes of GRCm39 (api-2 §16.4). */
const SIZES: Readonly<Record<string, number>> = {
  chr1: 195_154_279,
  chr2: 181_755_017,
  chr3: 159_745_316,
  chr4: 156_860_686,
  chr5: 151_758_149,
  chr6: 149_588_044,
  chr7: 144_995_196,
  chr8: 130_127_694,
  chr9: 124_359_700,
  chr10: 130_530_862,
  chr11: 121_973_369,
  chr12: 120_092_757,
  chr13: 120_883_175,
  chr14: 125_139_656,
  chr15: 104_073_951,
  chr16: 98_008_968,
  chr17: 95_294_699,
  chr18: 90_720_763,
  chr19: 61_420_004,
  chrX: 169_476_592,
  chrY: 91_455_967,
  chrM: 16_299,
};

/** The chromosomes that a deletion can be entered on, as the UCSC names them. */
export const CHROMOSOMES: readonly string[] = Object.keys(SIZES);

/** Undefined for contigs, whose bounds the server checks. */
export function chromosomeSize(name: string): number | undefined {
  return Object.hasOwn(SIZES, name) ? SIZES[name] : undefined;
}
