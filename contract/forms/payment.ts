import * as z from 'zod/mini'
import { aCountry, open, text } from '#contract/forms/fields'

const needed = (most: number) =>
  text(most * 2, value => (value === '' ? 'missing' : value.length > most ? 'too-long' : undefined))

/** What a card pays, and whose card it is. */
export const cardPayment = z.object({
  part: z.enum(['deposit', 'balance', 'service', 'damage']),
  /** What the visitor has read is to be paid, in the currency of payment. */
  amount: z.number().check(z.gte(0), z.lte(20_000_000)),
  firstName: needed(60),
  lastName: needed(60),
})

/** Where the bills of a card go, for providers who want to know it. */
export const billingAddress = z.object({
  address: needed(120),
  city: needed(60),
  postalCode: open(16),
  country: aCountry,
})

/** A card that Checkout.com has made a token of. */
export const tokenisedCard = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** A card that Opayo has made an identifier of, and the session in which it did. */
export const identifiedCard = z.object({
  merchantSessionKey: z.string().check(z.minLength(1), z.maxLength(100)),
  cardIdentifier: z.string().check(z.minLength(1), z.maxLength(100)),
})
