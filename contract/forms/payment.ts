import * as z from 'zod/mini'
import { countryCode, optionalText, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { payableParts } from '#domain/booking/payment/payable-part'
import { validationMessages } from '#domain/text/validation-messages'

const needed = (most: number) =>
  text(most * 2, value => (value === '' ? 'missing' : value.length > most ? 'too-long' : undefined))

/** A card payment, and the card holder. */
export const cardPayment = z.object({
  part: z.enum(payableParts),
  /** The amount that the visitor has read, in the payment currency. */
  amount: z.number().check(z.gte(0), z.lte(20_000_000)),
  /** The services to pay, by the ids of their items; all that can be paid unless given. */
  itemIds: z.optional(
    z.array(z.int().check(z.positive(), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(100)),
  ),
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

const isJsonObject = (text: string): boolean => {
  try {
    return /^\s*\{/.test(text) && JSON.parse(text) !== null
  } catch {
    return false
  }
}

/** The encrypted card of a wallet, which only the provider can read. */
const walletCard = z.object({
  type: z.enum(['applepay', 'googlepay']),
  /** The token that the browser received from the wallet: a JSON object. */
  token: z.string().check(
    z.maxLength(16_000),
    rule(text => (isJsonObject(text) ? undefined : 'invalid')),
  ),
  /** For Apple Pay: as received with the session of its sheet. */
  validation: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
})

/** A card by Opayo, with its session: an identifier, or the encrypted card of a wallet. */
export const opayoCard = z.object({
  merchantSessionKey: z.string().check(z.minLength(1), z.maxLength(100)),
  cardIdentifier: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  wallet: z.optional(walletCard),
})
export type OpayoCard = z.output<typeof opayoCard>

/** A payment by Opayo brings one card. */
export const bringsOneCard = z.check<Pick<OpayoCard, 'cardIdentifier' | 'wallet'>>(context => {
  const { value } = context
  if ((value.cardIdentifier === undefined) !== (value.wallet === undefined)) return
  const fault = value.wallet ? 'invalid' : 'missing'
  const message = validationMessages[fault]
  context.issues.push({ code: 'custom', input: value, path: ['cardIdentifier'], message, params: { fault } })
})
