import type { CardPaymentResponse } from '#contract/payments/payments'

/** The fields of a payment that the browser needs to redirect to the bank and to show its decision. */
export type ChallengeData = Omit<CardPaymentResponse, 'bookingId' | 'coSignIn' | 'PassRequired'>

/** Redirects to the cardholder's bank: by URL, or by the form that either version of 3-D Secure requires. */
export function redirectToChallenge({ threeDSecureURL, acsurl, cReq, paReq, md, termurl }: ChallengeData): void {
  if (threeDSecureURL) location.assign(threeDSecureURL)
  if (!acsurl) return
  const fields = cReq
    ? { creq: cReq, threeDSSessionData: md ?? '' }
    : { PaReq: paReq ?? '', MD: md ?? '', TermUrl: termurl ?? '' }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = acsurl
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
