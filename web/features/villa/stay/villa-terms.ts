import type { PropertyDetail } from '#contract/villas/properties'
import type { Weekday } from '#domain/calendar/day'
import { centsOf } from '#domain/pricing/money'
import type { FlexibleRate, Season } from '#domain/pricing/season'

const rateOf = ({ surcharge, ...terms }: NonNullable<PropertyDetail['seasons'][number]['flexible']>): FlexibleRate => ({
  ...terms,
  surcharge: 'weekly' in surcharge ? { weeklyCents: centsOf(surcharge.weekly) } : surcharge,
})

/** Converts seasons of the contract (euros a week) to those of the domain (cents). */
export const seasonsOf = (seasons: PropertyDetail['seasons']): Season[] =>
  seasons.map(({ weekly, changeover, flexible, ...season }) => ({
    ...season,
    changeover: changeover as Weekday[],
    weeklyCents: weekly.map(euros => (euros === null ? null : centsOf(euros))),
    ...(flexible && { flexible: rateOf(flexible) }),
  }))
