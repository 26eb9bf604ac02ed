/** A gap that a company must fill in: `[[Name and address of your company]]`. */
const gap = /\[\[[^\]]*\]\]/

/** Whether a text, in any language, has a marked gap. */
export const hasGaps = (text: Readonly<Record<string, string>> | null): boolean =>
  Object.values(text ?? {}).some(words => gap.test(words))

/** Pages without which a company must not sell, by path. */
export const legalPaths = ['/booking-conditions', '/privacy-policy', '/terms-of-use', '/contact'] as const
