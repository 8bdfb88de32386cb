/** Lengths in bases of the chromosomes of GRCm39, as the UCSC names them (api-2 §16.4). */
const CHROMOSOME_SIZES = {
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

/** The same of its contigs, of which deletions are known but none is entered by hand. */
const CONTIG_SIZES = {
  chr1_GL456210v1_random: 169_725,
  chr1_GL456211v1_random: 241_735,
  chr1_GL456212v1_random: 153_618,
  chr1_GL456221v1_random: 206_961,
  chr1_GL456239v1_random: 40_056,
  chr1_MU069434v1_random: 8_412,
  chr4_JH584295v1_random: 1_976,
  chr5_GL456354v1_random: 195_993,
  chr5_JH584296v1_random: 199_368,
  chr5_JH584297v1_random: 205_776,
  chr5_JH584298v1_random: 184_189,
  chr5_JH584299v1_random: 953_012,
  chr7_GL456219v1_random: 175_968,
  chrUn_GL456359v1: 22_974,
  chrUn_GL456360v1: 31_704,
  chrUn_GL456366v1: 47_073,
  chrUn_GL456367v1: 42_057,
  chrUn_GL456368v1: 20_208,
  chrUn_GL456370v1: 26_764,
  chrUn_GL456372v1: 28_664,
  chrUn_GL456378v1: 31_602,
  chrUn_GL456379v1: 72_385,
  chrUn_GL456381v1: 25_871,
  chrUn_GL456382v1: 23_158,
  chrUn_GL456383v1: 38_659,
  chrUn_GL456385v1: 35_240,
  chrUn_GL456387v1: 24_685,
  chrUn_GL456389v1: 28_772,
  chrUn_GL456390v1: 24_668,
  chrUn_GL456392v1: 23_629,
  chrUn_GL456394v1: 24_323,
  chrUn_GL456396v1: 21_240,
  chrUn_JH584304v1: 114_452,
  chrUn_MU069435v1: 31_129,
  chrX_GL456233v2_random: 559_103,
  chrY_JH584300v1_random: 182_347,
  chrY_JH584301v1_random: 259_875,
  chrY_JH584302v1_random: 155_838,
  chrY_JH584303v1_random: 158_099,
};

const SIZES: ReadonlyMap<string, number> = new Map(Object.entries({ ...CHROMOSOME_SIZES, ...CONTIG_SIZES }));

/** The chromosomes that are offered for a choice; a stored place may be on a contig too. */
export const CHROMOSOMES: readonly string[] = Object.keys(CHROMOSOME_SIZES);

/** Length in bases of a chromosome or contig of GRCm39, named with its `chr`; undefined for any other name. */
export function chromosomeSize(name: string): number | undefined {
  return SIZES.get(name);
}
