/** The `tel:` address of a number in any spelling: `tel:+442079460321`. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** A telephone number with non-breaking spaces. */
export const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0')
