/** What a contact can say to be interested in, by the names of the calls that set it. */
export const interestFlags = ['mallorcainterest', 'newvillasinterest', 'wkinterest'] as const

export type InterestFlag = (typeof interestFlags)[number]

const byLetter: Readonly<Record<string, InterestFlag>> = {
  m: 'mallorcainterest',
  v: 'newvillasinterest',
  wk: 'wkinterest',
}

/** The flag that an address names by its parameter `ct` (PD-53). */
export const interestFlagOf = (ct: string): InterestFlag | undefined =>
  Object.hasOwn(byLetter, ct) ? byLetter[ct] : undefined
