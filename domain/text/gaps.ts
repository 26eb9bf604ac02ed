/** A gap that a company must fill in: `[[Name and address of your company]]`. */
const gap = /\[\[[^\]]*\]\]/

/** Whether a text, in any language, has a marked gap. */
export const hasGaps = (text: Readonly<Record<string, string>> | null): boolean =>
  Object.values(text ?? {}).some(words => gap.test(words))
