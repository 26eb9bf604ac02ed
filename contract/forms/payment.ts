import * as z from 'zod/mini'
import { countryCode, optionalText, text } from '#contract/forms/fields'

const needed = (most: number) =>
  text(most * 2, value => (value === '' ? 'missing' : value.length > most ? 'too-long' : undefined))

/** A card payment, and the card holder. */
export const cardPayment = z.object({
  part: z.enum(['deposit', 'balance', 'service', 'damage']),
  /** The amount that the visitor has read, in the payment currency. */
  amount: z.number().check(z.gte(0), z.lte(20_000_000)),
  firstName: needed(60),
  lastName: needed(60),
})

/** The billing address of a card, for providers that require it. */
export const billingAddress = z.object({
  address: needed(120),
  city: needed(60),
  postalCode: optionalText(16),
  country: countryCode,
})

/** A card as a token of Checkout.com. */
export const tokenisedCard = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** A card as an identifier of Opayo, with its session. */
export const identifiedCard = z.object({
  merchantSessionKey: z.string().check(z.minLength(1), z.maxLength(100)),
  cardIdentifier: z.string().check(z.minLength(1), z.maxLength(100)),
})
