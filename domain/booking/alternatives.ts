/** A villa that is free in place of the one that was asked for. */
export interface Alternative {
  /** What the stay costs, in the currency of the wish. */
  cents: number
  sleeps: number
  /** It lies in another region. */
  isElsewhere: boolean
}

/** For whom something is looked for in place of a stay, and what that would have cost. */
export interface Wish {
  /** Undefined where the stay has no price. */
  cents: number | undefined
  people: number
}

/** What is dearer or cheaper than by these factors is no alternative. */
const dearest = 1.5
const cheapest = 0.5

/** Each is weighed against what a visitor would still call similar: twice the price, eight empty places, elsewhere. */
function apart({ cents, sleeps, isElsewhere }: Alternative, wish: Wish): number {
  const priceApart = Math.abs(Math.log2((1 + cents) / (1 + (wish.cents ?? cents))))
  return priceApart + Math.max(0, sleeps - wish.people) / 8 + (isElsewhere ? 0.25 : 0)
}

/**
 * Those that fit party and budget, the most similar first, at most so many. Where the stay asked for has no price, the
 * cheaper of two that fit the party alike comes first.
 */
export const chooseAlternatives = <T extends Alternative>(found: readonly T[], wish: Wish, most: number): T[] =>
  found
    .filter(
      ({ cents }) => wish.cents === undefined || (cents <= wish.cents * dearest && cents >= wish.cents * cheapest),
    )
    .toSorted((a, b) => apart(a, wish) - apart(b, wish) || a.cents - b.cents)
    .slice(0, most)
