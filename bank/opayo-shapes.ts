import { z } from 'zod'
import type { Card, Payment } from './payment-store.ts'
import type { Answer } from './respond.ts'

// Request bodies of Opayo's Pi API, and its validation errors.

export const cardShape = z.object({
  cardDetails: z.object({
    cardholderName: z.string().min(1).max(45),
    cardNumber: z.string(),
    expiryDate: z.string().regex(/^(0[1-9]|1[0-2])\d{2}$/),
    securityCode: z
      .string()
      .regex(/^\d{3,4}$/)
      .optional(),
  }),
})

const walletMethod = z.object({ merchantSessionKey: z.string(), clientIpAddress: z.union([z.ipv4(), z.ipv6()]) })

export const paymentShape = z.object({
  transactionType: z.enum(['Payment', 'Deferred']),
  paymentMethod: z.union([
    z.object({ card: z.object({ merchantSessionKey: z.string(), cardIdentifier: z.string() }) }),
    z.object({ applePay: walletMethod.extend({ paymentData: z.base64(), sessionValidationToken: z.string() }) }),
    z.object({ googlePay: walletMethod.extend({ payload: z.base64() }) }),
  ]),
  vendorTxCode: z.string().regex(/^[\w{}.-]{1,40}$/),
  amount: z.number().int().min(1),
  currency: z.enum(['EUR', 'USD', 'GBP']),
  description: z.string().min(1).max(100),
  customerFirstName: z.string().min(1).max(20),
  customerLastName: z.string().min(1).max(20),
  billingAddress: z.object({
    address1: z.string().min(1).max(50),
    city: z.string().min(1).max(40),
    postalCode: z.string().max(10).optional(),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  entryMethod: z.string().optional(),
  strongCustomerAuthentication: z.object({ notificationURL: z.url(), browserIP: z.string() }),
})

export const refundShape = z.object({
  transactionType: z.literal('Refund'),
  referenceTransactionId: z.string(),
  vendorTxCode: z.string().regex(/^[\w{}.-]{1,40}$/),
  amount: z.number().int().min(1),
  description: z.string().min(1).max(100),
})

export const instructionShape = z.object({
  instructionType: z.enum(['void', 'abort', 'release', 'cancel']),
  amount: z.number().int().min(1).optional(),
})

export const codes = {
  1000: 'Incorrect request format',
  1002: 'Authentication failed',
  1003: 'Missing mandatory field',
  1005: 'Contains invalid characters',
  1008: 'The card number has failed our validity checks and is invalid',
  1011: 'Merchant session key or card identifier invalid',
  1012: 'Transaction not found',
  1017: 'Transaction status not applicable',
  6118: 'Domain not registered',
  6125: 'Invalid domainName field',
  6203: 'Invalid Google Pay payload',
} as const

export const single = (status: number, code: keyof typeof codes): Answer => ({
  status,
  body: { description: codes[code], code },
})

export const issuesOf = (error: z.ZodError): Answer => ({
  status: 422,
  body: {
    errors: error.issues.map(({ path, code }) => {
      const missing = code === 'invalid_type'
      const property = path.join('.')
      return {
        description: codes[missing ? 1003 : 1005],
        property,
        clientMessage: `The ${property} is required`,
        code: missing ? 1003 : 1005,
      }
    }),
  },
})

export const idOf = ({ id }: Payment) => id.toUpperCase()

export const cardTypeOf = ({ number }: Card) => (number.startsWith('5') ? 'MasterCard' : 'Visa')

export const encode = (message: object) => Buffer.from(JSON.stringify(message)).toString('base64url')

const challengeResultShape = z.object({ acsTransID: z.string(), transStatus: z.string() })

/** Result of the challenge, as forwarded through the browser. */
export function readChallengeResult(cRes: string): z.infer<typeof challengeResultShape> | undefined {
  try {
    return challengeResultShape.parse(JSON.parse(Buffer.from(cRes, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
