import valid from 'card-validator'
import * as z from 'zod/mini'
import { emailAddress, text } from '#contract/forms/fields'
import { billingAddress, cardPayment } from '#contract/forms/payment'
import type { ValidationCode } from '#domain/text/validation-codes'
import { cardKind } from './card-format'
import { readExpiry } from './tokenise-card'

const field = (faultOf: (value: string) => ValidationCode | undefined) =>
  text(60, value => (value === '' ? 'missing' : faultOf(value)))

function expiryFault(value: string): ValidationCode | undefined {
  const until = readExpiry(value)
  if (!until) return 'invalid'
  const { expiryMonth, expiryYear } = until
  return valid.expirationDate({ month: String(expiryMonth), year: String(expiryYear) }).isValid ? undefined : 'past'
}

interface Asked {
  address: boolean
  email: boolean
}

/** The form of a card payment. Only the browser validates it: no card number reaches the server. */
export const cardForm = ({ address, email }: Asked) =>
  z
    .extend(z.omit(cardPayment, { part: true, amount: true }), {
      number: field(value => (valid.number(value).isValid ? undefined : 'invalid')),
      expiry: field(expiryFault),
      securityCode: field(value => (/^\d{3,4}$/.test(value) ? undefined : 'invalid')),
      ...(address && billingAddress.shape),
      ...(email && { email: emailAddress }),
    })
    .check(context => {
      const { number, securityCode } = context.value
      const length = cardKind(number)?.code.size
      if (length === undefined || securityCode.length === length) return
      context.issues.push({
        code: 'custom',
        input: securityCode,
        path: ['securityCode'],
        message: 'This cannot be used.',
        params: { fault: 'invalid' satisfies ValidationCode },
      })
    })
