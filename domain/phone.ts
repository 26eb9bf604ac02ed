/** The address that dials a number, however it is written: `tel:+442079460321`. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** A telephone number within a text, which no line breaks apart. */
export const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0')
