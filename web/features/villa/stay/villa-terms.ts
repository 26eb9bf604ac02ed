import type { PropertyDetail } from '#contract/properties'
import type { Weekday } from '#domain/day'
import { centsOf } from '#domain/money'
import type { Season } from '#domain/season'

/** The seasons of the contract (euros a week) as the domain reckons with them (cents). */
export const seasonsOf = (seasons: PropertyDetail['seasons']): Season[] =>
  seasons.map(({ weekly, changeover, ...season }) => ({
    ...season,
    changeover: changeover as Weekday[],
    weeklyCents: weekly.map(euros => (euros === null ? null : centsOf(euros))),
  }))
