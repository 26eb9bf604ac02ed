import { addDays, type Day } from '#domain/day'
import { type PaymentTerms, schedule } from '#domain/terms'

/** A part of a price, paid or not. Those of a balance are told apart by their places. */
export interface Part {
  kind: 'deposit' | 'balance'
  position: number
  cents: number
  due: Day
}

/** What is known of a booking whose price is made anew; amounts are cents of one currency. */
export interface PricedAnew {
  /** What the stay costs now. */
  cents: number
  /** It is an option: nothing of it is paid yet, and it is paid as it would be were it sold now. */
  isHeldOnly: boolean
  arrival: Day
  today: Day
  terms: PaymentTerms
}

/** Takes so much from parts that were paid, the last first; a part of which nothing is left is none. */
function lessened<P extends Part>(paid: readonly P[], beyond: number): P[] {
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
 * What was paid and is still to be paid of a stay for its new price, which both add up to, and what was paid beyond that.
 * The rest is one balance, due as many days before the arrival as the terms say, and not before today.
 */
export function priceAnew<P extends Part & { isPaid: boolean }>({
  cents,
  instalments,
  isHeldOnly,
  arrival,
  today,
  terms,
}: PricedAnew & { instalments: readonly P[] }): { paid: P[]; unpaid: Part[]; beyond: number } {
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
  if (rest <= 0) return { paid: lessened(paid, -rest), unpaid: [], beyond: -rest + 0 }
  const balance = addDays(arrival, -terms.balanceDays)
  // A balance that is one part keeps its place, which a link may name; parts of it are one anew, and in a place of its own.
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
