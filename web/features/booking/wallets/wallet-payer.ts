/** Whose card a payment is made with, and where its bills go. */
export interface Payer {
  firstName: string
  lastName: string
  address: string
  city: string
  postalCode: string
  country: string
}

/** A name and an address as wallets give them, in whichever parts they do. */
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

/** The first names and the last one of a name that is written in one. */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.at(-1) ?? ''
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName }
}

/** What a wallet tells of its holder, as a payment by card names it. */
export const payerOf = ({ firstName, lastName, lines, city, region, postalCode, country }: WalletAddress): Payer => ({
  firstName: cut(firstName, 60),
  lastName: cut(lastName, 60),
  address: cut(lines.filter(Boolean).join(', '), 120),
  // Some places are a region and nothing else.
  city: cut(city || region, 60),
  postalCode: cut(postalCode, 16),
  country: cut(country, 2).toUpperCase(),
})
