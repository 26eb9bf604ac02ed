import { addDays, type Day } from '#domain/calendar/day'
import { type PaymentTerms, schedule } from '#domain/pricing/terms'

/** A part of a price, paid or not. Positions distinguish the parts of a balance. */
export interface Part {
  kind: 'deposit' | 'balance'
  position: number
  cents: number
  due: Day
}

/** The facts of a booking that is repriced; amounts are cents of one currency. */
export interface RepriceInput {
  /** The new price of the stay. */
  cents: number
  /** It is an unpaid option: its instalments are those of a sale today. */
  isHeldOnly: boolean
  arrival: Day
  today: Day
  terms: PaymentTerms
}

/** Reduces paid parts by an amount, the last first; parts that reach zero are dropped. */
function reduceFromLast<P extends Part>(paid: readonly P[], beyond: number): P[] {
  let left = beyond
  const kept: P[] = []
  for (const part of paid.toReversed()) {
    const taken = Math.min(left, part.cents)
    left -= taken
    if (part.cents > taken) kept.unshift({ ...part, cents: part.cents - taken })
  }
  return kept
}

/**
 * Splits a new price into paid and outstanding instalments, which add up to it, and returns the overpaid amount. The
 * outstanding rest is one balance, due as many days before the arrival as the terms say, but not before today.
 */
export function repriceInstalments<P extends Part & { isPaid: boolean }>({
  cents,
  instalments,
  isHeldOnly,
  arrival,
  today,
  terms,
}: RepriceInput & { instalments: readonly P[] }): { paid: P[]; unpaid: Part[]; beyond: number } {
  const paid = instalments.filter(({ isPaid }) => isPaid)
  const rest = cents - paid.reduce((sum, part) => sum + part.cents, 0)
  if (isHeldOnly && paid.length === 0) {
    const parts = schedule({ totalCents: cents, arrival, today, terms })
    return {
      paid: [],
      unpaid: parts.map(part => ({ ...part, kind: part.kind === 'balance' ? 'balance' : 'deposit', position: 0 })),
      beyond: 0,
    }
  }
  if (rest <= 0) return { paid: reduceFromLast(paid, -rest), unpaid: [], beyond: -rest + 0 }
  const balance = addDays(arrival, -terms.balanceDays)
  // A single balance retains its position, which a link can name; several are merged into one at a new position.
  const balances = instalments.filter(({ kind }) => kind === 'balance')
  const [only, ...others] = balances.filter(({ isPaid }) => !isPaid)
  const position =
    only && others.length === 0 ? only.position : Math.max(-1, ...balances.map(part => part.position)) + 1
  return {
    paid,
    unpaid: [{ kind: 'balance', position, cents: rest, due: balance < today ? today : balance }],
    beyond: 0,
  }
}
