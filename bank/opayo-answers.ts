import { cardTypeOf, encode, idOf } from './opayo-shapes.ts'
import type { Payment } from './payment-store.ts'

/** Response with a decided payment. */
export const transactionAnswer = (payment: Payment) => {
  const { card, decision, challenge } = payment
  const { opayo } = decision ?? {}
  const proven = challenge ? (challenge.state === 'proven' ? 'Authenticated' : 'NotAuthenticated') : undefined
  return {
    statusCode: opayo?.code,
    statusDetail: opayo?.detail,
    transactionId: idOf(payment),
    transactionType: payment.capture ? 'Payment' : 'Deferred',
    retrievalReference: 8_636_128,
    bankResponseCode: payment.state === 'authorised' ? '00' : '05',
    ...(payment.state === 'authorised' && { bankAuthorisationCode: '999777' }),
    paymentMethod: {
      card: {
        cardType: cardTypeOf(card),
        lastFourDigits: card.number.slice(-4),
        expiryDate: `${String(card.expiryMonth).padStart(2, '0')}${String(card.expiryYear).slice(-2)}`,
        reusable: false,
      },
    },
    amount: { totalAmount: payment.cents, saleAmount: payment.cents, surchargeAmount: 0 },
    currency: payment.currency,
    status: opayo?.status,
    '3DSecure': { status: proven ?? (opayo?.detail.includes('not enrolled') ? 'CardNotEnrolled' : 'NotChecked') },
  }
}

/** Response that requires a challenge, with the URL of its page. */
export const challengeAnswer = (payment: Payment, url: string) => {
  const { challenge } = payment
  const common = { transactionId: idOf(payment), acsUrl: `${url}/acs`, status: '3DAuth' }
  return challenge?.version === 1
    ? {
        ...common,
        statusCode: '2007',
        statusDetail: 'Please redirect your customer to the ACSURL, passing the MD and PaReq',
        paReq: encode({ acsTransID: challenge.id }),
      }
    : {
        ...common,
        statusCode: '2021',
        statusDetail: 'Please redirect your customer to the ACS to complete 3DS v2',
        cReq: encode({
          messageType: 'CReq',
          messageVersion: '2.2.0',
          threeDSServerTransID: payment.id,
          acsTransID: challenge?.id,
          challengeWindowSize: '05',
        }),
      }
}
