/** A villa that is available in place of the requested one. */
export interface Alternative {
  /** The price of the stay, in the currency of the request. */
  cents: number
  sleeps: number
  /** It lies in another region. */
  isElsewhere: boolean
}

/** The requested stay: its price, and the party for which alternatives are searched. */
export interface AlternativesRequest {
  /** Undefined where the stay has no price. */
  cents: number | undefined
  people: number
}

/** The price range of an alternative, relative to the requested stay. */
const dearest = 1.5
const cheapest = 0.5

/** The distance of an alternative. Each part is scaled: 1 is twice the price, or eight unused places. */
function apart({ cents, sleeps, isElsewhere }: Alternative, request: AlternativesRequest): number {
  const priceApart = Math.abs(Math.log2((1 + cents) / (1 + (request.cents ?? cents))))
  return priceApart + Math.max(0, sleeps - request.people) / 8 + (isElsewhere ? 0.25 : 0)
}

/**
 * The alternatives that fit party and budget, the most similar first, at most `most`. Where the requested stay has no
 * price, the cheaper of two that fit equally comes first.
 */
export const chooseAlternatives = <T extends Alternative>(
  found: readonly T[],
  request: AlternativesRequest,
  most: number,
): T[] =>
  found
    .filter(
      ({ cents }) =>
        request.cents === undefined || (cents <= request.cents * dearest && cents >= request.cents * cheapest),
    )
    .toSorted((a, b) => apart(a, request) - apart(b, request) || a.cents - b.cents)
    .slice(0, most)
