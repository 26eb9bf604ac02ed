import * as z from 'zod/mini'
import { text } from '#contract/forms/fields'
import { cardPayment } from '#contract/forms/payment'

const needed = (form: RegExp) =>
  text(60, value => (value === '' ? 'missing' : form.test(value) ? undefined : 'invalid'))

/** The form of a payment by card, as the browser looks at it: what is of the card never reaches the server. */
export const cardForm = z.extend(z.omit(cardPayment, { part: true, amount: true }), {
  number: needed(/^\d[\d\s-]{10,25}\d$/),
  expiry: needed(/^\d{1,2}\s*[/.\-\s]?\s*(20)?\d{2}$/),
  securityCode: needed(/^\d{3,4}$/),
})
