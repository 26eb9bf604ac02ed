import { z } from 'zod'
import { type AppleSession, type CardToken, ProviderOutcomeUnknown } from './payment-provider.ts'

// Sources: Elavon's documentation of the Pi API, and sandbox responses recorded by the open client academe/opayo-pi.
// The sandbox completes no wallet payment, so this adapter assumes three details:
// - an Apple Pay payment can return `3DAuth`, as Google Pay does;
// - the response has the card in `paymentMethod.card`, or in a member with the wallet's name;
// - an Apple Pay card has the number of the device.

/** Opayo's wallet settings; a wallet without a setting is not offered. */
export interface OpayoWallets {
  /** The domain that MyOpayo knows for Apple Pay: a host name without scheme and port. */
  applePayDomain?: string | undefined
  /** The `gatewayMerchantId` of Google Pay in MyOpayo. */
  googlePayMerchant?: string | undefined
}

/** The name of Opayo's gateway at Google, the same for all its merchants. */
export const googlePayGateway = 'opayoelavon'

const encode = (text: string) => Buffer.from(text).toString('base64')

/** The payment method of a transaction. Apple's token is sent below `paymentData`, Google's as it is; both in base64. */
export function paymentMethodOf(card: CardToken, clientIpAddress: string): object {
  if (card.kind === 'wallet') {
    const { wallet, sessionKey: merchantSessionKey, token, validationToken: sessionValidationToken } = card
    if (wallet === 'google-pay') return { googlePay: { merchantSessionKey, clientIpAddress, payload: encode(token) } }
    const paymentData = encode(`{"paymentData":${token}}`)
    return { applePay: { merchantSessionKey, clientIpAddress, paymentData, sessionValidationToken } }
  }
  return {
    card: {
      merchantSessionKey: card.kind === 'identifier' ? card.sessionKey : '',
      cardIdentifier: card.kind === 'identifier' ? card.identifier : '',
      save: false,
    },
  }
}

const sessionShape = z.looseObject({ merchantSessionIdentifier: z.string(), sessionValidationToken: z.string() })

/** Separates Apple's session from Opayo's own fields, of which the browser must not see the token. */
export function readAppleSession(answer: unknown): AppleSession {
  const read = sessionShape.safeParse(answer)
  if (!read.success) throw new ProviderOutcomeUnknown('What Opayo answered could not be understood')
  const { sessionValidationToken: validationToken, status, statusCode, statusDetail, ...session } = read.data
  // Opayo's reference spells this field in another way than Apple does.
  const { epochTimeStamp, ...rest } = session
  return { session: epochTimeStamp === undefined ? rest : { epochTimestamp: epochTimeStamp, ...rest }, validationToken }
}
