import type { PropertyDetail } from '#contract/properties'
import type { Weekday } from '#domain/day'
import { centsOf } from '#domain/money'
import type { Season } from '#domain/season'

/** Converts seasons of the contract (euros a week) to those of the domain (cents). */
export const seasonsOf = (seasons: PropertyDetail['seasons']): Season[] =>
  seasons.map(({ weekly, changeover, ...season }) => ({
    ...season,
    changeover: changeover as Weekday[],
    weeklyCents: weekly.map(euros => (euros === null ? null : centsOf(euros))),
  }))
