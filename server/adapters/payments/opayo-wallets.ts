import { z } from 'zod'
import { type AppleSession, type CardToken, ProviderOutcomeUnknown } from './payment-provider.ts'

// Opayo's wallets by its Pi API: Elavon's description of the API, and what its sandbox answered to the open client
// academe/opayo-pi in 2026. The sandbox completes no payment by a wallet; three details are therefore assumed:
// - a payment by Apple Pay can be answered by `3DAuth`, as one by Google Pay can;
// - the answer names the card below `paymentMethod.card`, or below the name of the wallet;
// - the number of an Apple Pay card is that of the device.

/** The settings of the wallets at Opayo; each is missing where the wallet is not used. */
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
