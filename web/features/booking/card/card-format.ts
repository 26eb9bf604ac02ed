import valid from 'card-validator'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The brand of a card number, as soon as its first digits identify it. */
export const cardKind = (text: string) => valid.number(digitsOf(text)).card ?? undefined

/** A card number grouped as printed on the card. */
export function spacedNumber(text: string): string {
  const gaps = cardKind(text)?.gaps ?? [4, 8, 12]
  return [...digitsOf(text)].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** Inserts a slash between month and year once the year has a digit; other formats stay. */
export const slashedExpiry = (text: string): string => text.replace(/^(\d\d)(\d{1,2})$/, '$1/$2')
