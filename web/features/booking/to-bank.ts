import type { CardPaymentShown } from '#contract/payments'

/** What a browser needs of a payment to be led to the bank, and to tell what it said. */
export type BankAnswer = Omit<CardPaymentShown, 'bookingId' | 'coSignIn' | 'PassRequired'>

/** Leads the browser to the holder's bank: by an address, or by the form that either version of 3-D Secure wants. */
export function goToBank({ threeDSecureURL, acsurl, cReq, paReq, md, termurl }: BankAnswer): void {
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
