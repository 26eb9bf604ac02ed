import type { WalletsShown } from '#contract/payments/wallets'
import { type Asked, type OpenSheet, written } from './wallet'
import { namesIn, payerOf } from './wallet-payer'

interface GoogleAddress {
  name?: string
  address1?: string
  address2?: string
  address3?: string
  locality?: string
  administrativeArea?: string
  postalCode?: string
  countryCode?: string
}

/** The response of Google Pay, as documented. */
interface GoogleDetails {
  paymentMethodData?: { tokenizationData?: { token?: string }; info?: { billingAddress?: GoogleAddress } }
}

const method = 'https://google.com/pay'

function requestOf({ wallets, amount, currency }: Asked): PaymentRequest {
  const { googlePay, company, countryCode } = wallets
  if (!googlePay) throw new Error('Google Pay is not configured')
  const { environment, merchant, gateway, gatewayMerchant } = googlePay
  const data = {
    environment,
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId: merchant, merchantName: company },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'],
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL' },
        },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway, gatewayMerchantId: gatewayMerchant },
        },
      },
    ],
    transactionInfo: {
      countryCode,
      currencyCode: currency,
      totalPriceStatus: 'FINAL',
      totalPrice: written(amount),
    },
  }
  const total = { label: company, amount: { currency, value: written(amount) } }
  return new PaymentRequest([{ supportedMethods: method, data }], { total })
}

/** Whether this browser supports Google Pay. */
export async function canGooglePay(wallets: WalletsShown): Promise<boolean> {
  if (!wallets.googlePay || typeof PaymentRequest === 'undefined') return false
  try {
    return await requestOf({ wallets, amount: 1, currency: 'EUR' }).canMakePayment()
  } catch {
    return false
  }
}

/** Google's payload for the provider: JSON in a string. */
function cardIn({ paymentMethodData }: GoogleDetails): unknown {
  try {
    return JSON.parse(paymentMethodData?.tokenizationData?.token ?? '')
  } catch {
    return undefined
  }
}

/** Shows the Google Pay sheet, through the Payment Request API. */
export const openGooglePay: OpenSheet = async (asked, take) => {
  let response: PaymentResponse
  try {
    response = await requestOf(asked).show()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
  const details = response.details as GoogleDetails
  const address = details.paymentMethodData?.info?.billingAddress ?? {}
  const { name = '', address1, address2, address3, locality, administrativeArea, postalCode, countryCode } = address
  const payer = payerOf({
    ...namesIn(name),
    lines: [address1, address2, address3],
    city: locality,
    region: administrativeArea,
    postalCode,
    country: countryCode,
  })
  const isPaid = await take({ card: cardIn(details), payer })
  await response.complete(isPaid ? 'success' : 'fail')
  return true
}
