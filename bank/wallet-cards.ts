import { z } from 'zod'
import type { Card, Wallet } from './payment-store.ts'
import { isSound } from './test-cards.ts'

/** A token of Apple Pay in the browser. Only the encrypted part is read here. */
const applePayShape = z.object({
  type: z.literal('applepay'),
  token_data: z.object({
    version: z.string(),
    data: z.string().min(1),
    signature: z.string().min(1),
    header: z.record(z.string(), z.string()),
  }),
})

const googlePayShape = z.object({
  type: z.literal('googlepay'),
  token_data: z.object({ protocolVersion: z.string(), signature: z.string().min(1), signedMessage: z.string().min(1) }),
})

/** Wallet data from a browser. */
export const walletShape = z.discriminatedUnion('type', [applePayShape, googlePayShape])

/** Fallback where a wallet's real encryption hides the card, as in Google's test mode. */
const usual: Card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2035, name: '' }

const hiddenShape = z.object({
  number: z.string().refine(isSound),
  proven: z.boolean().default(false),
})

/** Stands in for the wallet's encryption in the simulator's own tokens: JSON in base64. */
const hide = (card: z.input<typeof hiddenShape>) => Buffer.from(JSON.stringify(card)).toString('base64')

function readHidden(text: string): z.output<typeof hiddenShape> | undefined {
  try {
    return hiddenShape.parse(JSON.parse(Buffer.from(text, 'base64').toString()))
  } catch {
    return undefined
  }
}

function hiddenMessage(signedMessage: string): string {
  try {
    return String(JSON.parse(signedMessage).encryptedMessage)
  } catch {
    return ''
  }
}

/**
 * The card of a wallet. A device authenticates its holder; Google Pay also returns stored cards without
 * authentication.
 */
export function cardOfWallet({ type, token_data }: z.output<typeof walletShape>): Card {
  const hidden = readHidden('data' in token_data ? token_data.data : hiddenMessage(token_data.signedMessage))
  const proven = type === 'applepay' || (hidden?.proven ?? false)
  return { ...usual, ...(hidden && { number: hidden.number }), wallet: type, proven }
}

/** A token that contains a test card, as a browser would get it from the wallet. */
export function walletTokenOf(wallet: Wallet, number: string, { proven = false } = {}): Record<string, unknown> {
  if (wallet === 'googlepay')
    return {
      protocolVersion: 'ECv2',
      signature: 'simulated',
      signedMessage: JSON.stringify({ encryptedMessage: hide({ number, proven }) }),
    }
  const header = { ephemeralPublicKey: 'simulated', publicKeyHash: 'simulated', transactionId: 'simulated' }
  return { version: 'EC_v1', data: hide({ number }), signature: 'simulated', header }
}
