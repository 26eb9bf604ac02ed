/** The address that dials a number, however it is written: `tel:+442079460321`. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
