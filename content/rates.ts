import type { FlexibleRate } from '#domain/pricing/season'

/** The agreement with an owner: a flexible rate, and whether it is offered in the height of summer too. */
interface AgreedRate extends FlexibleRate {
  inPeak: boolean
}

const agreed = (
  surcharge: FlexibleRate['surcharge'],
  depositPercent: number,
  freeDays: number,
  inPeak: boolean,
): AgreedRate => ({ surcharge, depositPercent, freeDays, inPeak })

const usual = agreed({ percent: 8 }, 20, 45, true)
const notInPeak = agreed({ percent: 8 }, 20, 45, false)
const early = agreed({ percent: 6 }, 30, 60, true)
const late = agreed({ percent: 12 }, 20, 30, false)
/** Of houses let to two or four, by a round sum. */
const small = agreed({ weeklyCents: 25_000 }, 20, 42, true)
/** Of the largest houses, whose owners plan a summer ahead. */
const large = agreed({ weeklyCents: 190_000 }, 30, 90, false)

/** The flexible rates of the demonstration's villas, by region and slug; other owners offer the standard rate alone. */
const flexibleRates: Readonly<Record<string, AgreedRate>> = {
  'corfu/kalami-house': usual,
  'corfu/kerasia-point': large,
  'corfu/villa-malvasia': early,
  'corfu/kambana': small,
  'corfu/the-net-loft': small,
  'corfu/liotrivi': usual,
  'sicily/baglio-settevolte': notInPeak,
  'sicily/casa-neviera': small,
  'sicily/palmento-ginestra': usual,
  'sicily/baglio-salinaro': notInPeak,
  'corsica/mandria-vecchia': notInPeak,
  'corsica/oliu-novu': usual,
  'corsica/villa-pineta': early,
  'mykonos/xerolithia': late,
  'paros/spiti-tou-anemou': notInPeak,
  'paros/to-patitiri': small,
  'puglia/trulli-di-mezzo': usual,
  'puglia/masseria-fragno': usual,
  'puglia/masseria-quattrocisterne': large,
  'puglia/villa-controra': late,
  'puglia/pajara-lucertola': small,
  'paxos/anatoli': usual,
  'paxos/the-soapmakers-house': small,
  'paxos/sterna': late,
  'tuscany/podere-della-notte': early,
  'tuscany/podere-sorbo-vecchio': usual,
  'tuscany/villa-arrighetta': large,
  'tuscany/il-seccatoio': small,
  'crete/metochi-asteri': usual,
  'crete/charoupia': late,
  'lefkada/levantes': notInPeak,
  'kefalonia/the-pilots-house': usual,
  'symi/sfoungaras': late,
  'sardinia/stazzo-lentischio': notInPeak,
  'amalfi-coast/casa-sfusato': late,
  'provence/mas-des-trois-puits': early,
  'provence/mas-calavon': usual,
  'umbria/casa-zafferana': small,
  'halkidiki/avli-tis-meropis': usual,
  'hydra/spiti-tou-karavokyri': late,
}

/** The flexible rate of a villa in a part of the year, as its seasons hold it. */
export function flexibleRateOf(
  { region, slug }: { region: string; slug: string },
  { isPeak }: { isPeak: boolean },
): FlexibleRate | undefined {
  const rate = flexibleRates[`${region}/${slug}`]
  if (!rate || (isPeak && !rate.inPeak)) return undefined
  const { surcharge, depositPercent, freeDays } = rate
  return { surcharge, depositPercent, freeDays }
}

/** The villas that are named above, for the test that they exist. */
export const villasWithRates: readonly string[] = Object.keys(flexibleRates)
