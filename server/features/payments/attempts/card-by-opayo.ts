import type { OpayoCard } from '#contract/forms/payment'
import type { CardToken } from '#server/adapters/payments/payment-provider'
import type { Configuration } from '#server/platform/config/configuration'
import { openValidation } from './apple-validation.ts'

const wallets = { applepay: 'apple-pay', googlepay: 'google-pay' } as const

/** The card of a payment by Opayo: identified by the browser, or encrypted by a wallet. Throws `unavailable`. */
export function cardByOpayo(
  { merchantSessionKey: sessionKey, cardIdentifier: identifier = '', wallet }: OpayoCard,
  configuration: Pick<Configuration, 'secretsKey'>,
): CardToken {
  if (!wallet) return { kind: 'identifier', sessionKey, identifier }
  const { type, token, validation } = wallet
  const validationToken = validation === undefined ? undefined : openValidation(validation, configuration)
  return { kind: 'wallet', wallet: wallets[type], sessionKey, token, validationToken }
}
