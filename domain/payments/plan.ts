import { addDays, type Day, daysBetween } from '#domain/day'
import { splitCents } from '#domain/money'
import type { Terms } from '#domain/terms'

/** What decides whether a balance may be paid in parts. */
export type PlanTerms = Pick<Terms, 'planParts' | 'planDays'>

/**
 * A balance in equal parts by dates, evenly until the day on which all of it is due, which is that of the last. Undefined
 * where the terms offer no so many parts, or there would be too few days from one to the next.
 */
export function planOf({
  cents,
  today,
  due,
  parts,
  terms,
}: {
  cents: number
  today: Day
  due: Day
  parts: number
  terms: PlanTerms
}): { cents: number; due: Day }[] | undefined {
  const days = daysBetween(today, due)
  if (parts < 2 || parts > terms.planParts || days < parts * terms.planDays || cents < parts) return undefined
  const shares = splitCents(
    cents,
    Array.from({ length: parts }, () => 1),
  )
  return shares.map((share, i) => ({ cents: share, due: addDays(today, Math.floor((days * (i + 1)) / parts)) }))
}
