import { greece, greekIslands } from '#domain/geography/place-ids'

/** The audience of a public page (PD-14): Italy and Greece do not see every villa. */
export const audiences = ['default', 'it', 'gr'] as const

export type Audience = (typeof audiences)[number]

/** The audience of an office country (ISO 3166, any case). */
export function audienceOf(officeCountry: string | undefined): Audience {
  const country = officeCountry?.toLowerCase()
  return country === 'it' || country === 'gr' ? country : 'default'
}

/** Whether an audience may not see a villa: `hideforitaly` and `hideforgreece` (SPEC A5). */
export const hiddenFrom = (audience: Audience, villa: { hideForItaly: boolean; hideForGreece: boolean }): boolean =>
  (audience === 'it' && villa.hideForItaly) || (audience === 'gr' && villa.hideForGreece)

/** Whether a country's list leaves a region out: the Greek islands as a whole, under Greece (SPEC A5). */
export const hiddenRegion = (regionId: number, countryId: number): boolean =>
  regionId === greekIslands && countryId === greece
