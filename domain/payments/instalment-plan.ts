import { addDays, type Day, daysBetween } from '#domain/calendar/day'
import { splitCents } from '#domain/pricing/money'
import type { Terms } from '#domain/pricing/terms'

/** The terms for paying a balance in parts. */
export type PlanTerms = Pick<Terms, 'planParts' | 'planDays'>

/**
 * Splits a balance into equal parts, evenly spaced until the day on which it is due, which is that of the last part.
 * Undefined where the terms do not offer so many parts, or the parts would be too close together.
 */
export function instalmentPlan({
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
