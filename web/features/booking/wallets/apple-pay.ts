import { api } from '#web/lib/api-client'
import { type Asked, type OpenSheet, written } from './wallet'
import { payerOf } from './wallet-payer'

interface AppleContact {
  givenName?: string
  familyName?: string
  addressLines?: string[]
  locality?: string
  administrativeArea?: string
  postalCode?: string
  countryCode?: string
}

interface AppleSession {
  onvalidatemerchant: (event: { validationURL: string }) => void
  onpaymentauthorized: (event: { payment: { token: { paymentData: unknown }; billingContact?: AppleContact } }) => void
  oncancel: () => void
  begin: () => void
  abort: () => void
  completeMerchantValidation: (session: unknown) => void
  completePayment: (result: { status: number }) => void
}

/** The part of Safari's API that we use, as Apple documents it. */
interface AppleSessions {
  new (version: number, request: object): AppleSession
  canMakePayments: () => boolean
  STATUS_SUCCESS: number
  STATUS_FAILURE: number
}

const sessions = () => (globalThis as { ApplePaySession?: AppleSessions }).ApplePaySession

/** Whether this browser supports Apple Pay. The check throws on pages without https. */
export function canApplePay(): boolean {
  try {
    return sessions()?.canMakePayments() ?? false
  } catch {
    return false
  }
}

const requestOf = ({ wallets, amount, currency }: Asked) => ({
  countryCode: wallets.countryCode,
  currencyCode: currency,
  supportedNetworks: ['visa', 'masterCard', 'amex'],
  merchantCapabilities: ['supports3DS'],
  requiredBillingContactFields: ['postalAddress', 'name'],
  total: { label: wallets.company, amount: written(amount), type: 'final' },
})

/** Shows the Apple Pay sheet; call it synchronously in the tap. */
export const openApplePay: OpenSheet = (asked, take) =>
  new Promise((resolve, reject) => {
    const known = sessions()
    if (!known) throw new Error('This browser has no Apple Pay')
    const session = new known(3, requestOf(asked))
    let isTaking = false
    let validation: string | undefined
    session.onvalidatemerchant = async ({ validationURL }) => {
      try {
        const body = { validationUrl: validationURL }
        const validated = await api('POST /core/payments/wallets/applepay', { body })
        validation = validated.validation ?? undefined
        session.completeMerchantValidation(validated.session)
      } catch (cause) {
        reject(new Error('Apple rejected the merchant validation', { cause }))
        session.abort()
      }
    }
    session.onpaymentauthorized = async ({ payment: { token, billingContact = {} } }) => {
      isTaking = true
      const { givenName = '', familyName = '', addressLines = [], locality, administrativeArea } = billingContact
      const payer = payerOf({
        firstName: givenName || familyName,
        lastName: familyName || givenName,
        lines: addressLines,
        city: locality,
        region: administrativeArea,
        postalCode: billingContact.postalCode,
        country: billingContact.countryCode,
      })
      const isPaid = await take({ card: token.paymentData, payer, validation })
      session.completePayment({ status: isPaid ? known.STATUS_SUCCESS : known.STATUS_FAILURE })
      resolve(true)
    }
    // Apple closes the sheet when the response takes too long: the payment continues.
    session.oncancel = () => {
      if (!isTaking) resolve(false)
    }
    session.begin()
  })
