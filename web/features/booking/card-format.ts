import valid from 'card-validator'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The kind of card that a number belongs to, as soon as its first digits tell. */
export const cardKind = (text: string) => valid.number(digitsOf(text)).card ?? undefined

/** A card number in the groups in which it is printed on the card. */
export function spacedNumber(text: string): string {
  const gaps = cardKind(text)?.gaps ?? [4, 8, 12]
  return [...digitsOf(text)].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** Month and year with a slash between them, once a digit of the year is typed; other ways of writing stay. */
export const slashedExpiry = (text: string): string => text.replace(/^(\d\d)(\d{1,2})$/, '$1/$2')
