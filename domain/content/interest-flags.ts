/** The interests of a contact, by the names of the endpoints that set them. */
export const interestFlags = ['mallorcainterest', 'newvillasinterest', 'wkinterest'] as const

export type InterestFlag = (typeof interestFlags)[number]

const byLetter: Readonly<Record<string, InterestFlag>> = {
  m: 'mallorcainterest',
  v: 'newvillasinterest',
  wk: 'wkinterest',
}

/** The flag of an address's parameter `ct` (PD-53). */
export const interestFlagOf = (ct: string): InterestFlag | undefined =>
  Object.hasOwn(byLetter, ct) ? byLetter[ct] : undefined
