/** The cardholder and the billing address. */
export interface Payer {
  firstName: string
  lastName: string
  address: string
  city: string
  postalCode: string
  country: string
}

/** A name and an address as wallets supply them, in varying fields. */
interface WalletAddress {
  firstName: string
  lastName: string
  lines: readonly (string | undefined)[]
  city: string | undefined
  region: string | undefined
  postalCode: string | undefined
  country: string | undefined
}

const cut = (text: string | undefined, most: number) => (text ?? '').trim().slice(0, most)

/** Splits a full name into first names and last name. */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.at(-1) ?? ''
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName }
}

/** A wallet's holder in the form of a card payment. */
export const payerOf = ({ firstName, lastName, lines, city, region, postalCode, country }: WalletAddress): Payer => ({
  firstName: cut(firstName, 60),
  lastName: cut(lastName, 60),
  address: cut(lines.filter(Boolean).join(', '), 120),
  // Some addresses have a region only.
  city: cut(city || region, 60),
  postalCode: cut(postalCode, 16),
  country: cut(country, 2).toUpperCase(),
})
