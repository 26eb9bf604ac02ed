import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Answer, answer } from './answering.ts'
import type { Bank } from './bank.ts'
import { type Card, NotPossible, type Payment, sumsOf, testCardOf } from './books.ts'
import { cardOf, isSound, refusedNumber } from './test-cards.ts'

const cardShape = z.object({
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

const paymentShape = z.object({
  transactionType: z.enum(['Payment', 'Deferred']),
  paymentMethod: z.object({ card: z.object({ merchantSessionKey: z.string(), cardIdentifier: z.string() }) }),
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

const refundShape = z.object({
  transactionType: z.literal('Refund'),
  referenceTransactionId: z.string(),
  vendorTxCode: z.string().regex(/^[\w{}.-]{1,40}$/),
  amount: z.number().int().min(1),
  description: z.string().min(1).max(100),
})

const instructionShape = z.object({
  instructionType: z.enum(['void', 'abort', 'release', 'cancel']),
  amount: z.number().int().min(1).optional(),
})

const codes = {
  1000: 'Incorrect request format',
  1002: 'Authentication failed',
  1003: 'Missing mandatory field',
  1005: 'Contains invalid characters',
  1008: 'The card number has failed our validity checks and is invalid',
  1011: 'Merchant session key or card identifier invalid',
  1012: 'Transaction not found',
  1017: 'Transaction status not applicable',
} as const

const single = (status: number, code: keyof typeof codes): Answer => ({
  status,
  body: { description: codes[code], code },
})

const issuesOf = (error: z.ZodError): Answer => ({
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

const idOf = ({ id }: Payment) => id.toUpperCase()

const cardTypeOf = ({ number }: Card) => (number.startsWith('5') ? 'MasterCard' : 'Visa')

const encode = (message: object) => Buffer.from(JSON.stringify(message)).toString('base64url')

const challengeResultShape = z.object({ acsTransID: z.string(), transStatus: z.string() })

/** What the holder's bank says to the shop by way of the browser. */
function readChallengeResult(cRes: string): z.infer<typeof challengeResultShape> | undefined {
  try {
    return challengeResultShape.parse(JSON.parse(Buffer.from(cRes, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

type WithId = { Params: { id: string } }

/** Opayo's Pi API as it is published, and of its Reporting & Admin API the one command that finds a payment by the shop's reference. */
export function opayoRoutes(app: FastifyInstance, { books, faults, keys, url }: Bank): void {
  /** Merchant session keys, until when each is good. */
  const sessions = new Map<string, number>()
  const identifiers = new Map<string, { card: Card; session: string }>()
  const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const isMerchant = ({ headers }: FastifyRequest) => headers.authorization === basic(keys.opayoKey, keys.opayoPassword)

  const transactionAnswer = (payment: Payment) => {
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

  const challengeAnswer = (payment: Payment) => {
    const { challenge } = payment
    const common = { transactionId: idOf(payment), acsUrl: `${url()}/acs`, status: '3DAuth' }
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

  const findPayment = (id: string) => {
    const found = books.find(id.toLowerCase())
    return found?.provider === 'opayo' ? found : undefined
  }

  app.post('/merchant-session-keys', async (request, reply) => {
    if (!isMerchant(request)) return reply.status(401).send(single(401, 1002).body)
    return answer(reply, { on: 'tokens', faults }, () => {
      const merchantSessionKey = randomUUID().toUpperCase()
      const until = Date.now() + 400_000
      sessions.set(merchantSessionKey, until)
      return { status: 201, body: { merchantSessionKey, expiry: new Date(until).toISOString() } }
    })
  })

  app.post('/card-identifiers', async (request, reply) => {
    const session = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if ((sessions.get(session) ?? 0) < Date.now()) return reply.status(401).send(single(401, 1002).body)
    return answer(reply, { on: 'tokens', faults }, () => {
      const asked = cardShape.safeParse(request.body)
      if (!asked.success) return issuesOf(asked.error)
      const { cardNumber: number, expiryDate, cardholderName: name } = asked.data.cardDetails
      if (!isSound(number) || number === refusedNumber) {
        const property = 'cardDetails.cardNumber'
        return {
          status: 422,
          body: {
            errors: [{ description: codes[1008], property, clientMessage: 'The card number is invalid', code: 1008 }],
          },
        }
      }
      const cardIdentifier = randomUUID().toUpperCase()
      const card = {
        number,
        name,
        expiryMonth: Number(expiryDate.slice(0, 2)),
        expiryYear: 2000 + Number(expiryDate.slice(2)),
      }
      identifiers.set(cardIdentifier, { card, session })
      return {
        status: 201,
        body: {
          cardIdentifier,
          expiry: new Date(sessions.get(session) ?? 0).toISOString(),
          cardType: cardTypeOf(card),
        },
      }
    })
  })

  const pay = (body: unknown): Answer => {
    const asked = paymentShape.safeParse(body)
    if (!asked.success) return issuesOf(asked.error)
    const { paymentMethod, vendorTxCode, amount, currency, transactionType, strongCustomerAuthentication } = asked.data
    const given = identifiers.get(paymentMethod.card.cardIdentifier)
    if (!given || given.session !== paymentMethod.card.merchantSessionKey) return single(422, 1011)
    if (books.withReference('opayo', vendorTxCode).length > 0)
      return {
        status: 422,
        body: {
          statusCode: '4042',
          statusDetail:
            'The VendorTxCode has been used before. Each transaction you send should have a unique VendorTxCode.',
          status: 'Invalid',
        },
      }
    // An identifier is good for one payment.
    identifiers.delete(paymentMethod.card.cardIdentifier)
    const { notificationURL } = strongCustomerAuthentication
    const payment = books.open({
      provider: 'opayo',
      reference: vendorTxCode,
      cents: amount,
      currency,
      card: given.card,
      capture: transactionType === 'Payment',
      returnTo: { success: notificationURL, failure: notificationURL },
    })
    return payment.state === 'awaiting-challenge'
      ? { status: 202, body: challengeAnswer(payment) }
      : { status: 201, body: transactionAnswer(payment) }
  }

  const refund = (body: unknown, fault: string | undefined): Answer => {
    const asked = refundShape.safeParse(body)
    if (!asked.success) return issuesOf(asked.error)
    const { referenceTransactionId, vendorTxCode, amount } = asked.data
    const payment = findPayment(referenceTransactionId)
    if (!payment) return single(404, 1012)
    const known = refunds.get(vendorTxCode)
    if (known)
      return {
        status: 422,
        body: { statusCode: '4042', statusDetail: 'The VendorTxCode has been used before.', status: 'Invalid' },
      }
    const first =
      testCardOf(payment).fault === 'refund-refused-at-first' &&
      payment.movements.every(({ kind }) => kind !== 'refund-refused')
    const transactionId = randomUUID().toUpperCase()
    const common = { transactionId, transactionType: 'Refund', currency: payment.currency }
    if (fault === 'declined' || first) {
      books.refuseRefund(payment, amount)
      return {
        status: 201,
        body: {
          ...common,
          statusCode: '2000',
          statusDetail: 'The Refund was Declined by the bank.',
          status: 'NotAuthed',
        },
      }
    }
    try {
      refunds.set(vendorTxCode, books.refund(payment, amount).id)
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error
      return {
        status: 422,
        body: {
          statusCode: '4028',
          statusDetail: 'The total refunded would exceed the amount of the original transaction.',
          status: 'Invalid',
        },
      }
    }
    return {
      status: 201,
      body: {
        ...common,
        statusCode: '0000',
        statusDetail: 'The Authorisation was Successful.',
        status: 'Ok',
        amount: { totalAmount: amount },
      },
    }
  }
  const refunds = new Map<string, string>()

  app.register(async merchant => {
    merchant.addHook('onRequest', async (request, reply) => {
      if (!isMerchant(request)) await reply.status(401).send(single(401, 1002).body)
    })

    type Given = { transactionType?: string; paymentMethod?: { card?: { cardIdentifier?: string } } } | null
    merchant.post<{ Body: Given }>('/transactions', async (request, reply) => {
      const { body } = request
      if (body?.transactionType === 'Refund')
        return answer(reply, { on: 'refunds', faults }, fault => refund(body, fault))
      const given = identifiers.get(String(body?.paymentMethod?.card?.cardIdentifier))
      const cardFault = given && cardOf(given.card.number).fault
      return answer(reply, { on: 'payments', faults, cardFault }, () => pay(body))
    })

    merchant.get<WithId>('/transactions/:id', async (request, reply) =>
      answer(reply, { on: 'look-up', faults }, () => {
        const payment = findPayment(request.params.id)
        return payment?.decision ? { status: 200, body: transactionAnswer(payment) } : single(404, 1012)
      }),
    )

    /** The shop passes on what the holder's bank has said; only what that bank itself knows counts. */
    merchant.post<WithId & { Body: { cRes?: string } | null }>(
      '/transactions/:id/3d-secure-challenge',
      async (request, reply) =>
        answer(reply, { on: 'challenge', faults }, () => {
          const payment = findPayment(request.params.id)
          if (!payment) return single(404, 1012)
          const said = readChallengeResult(request.body?.cRes ?? '')
          if (said?.acsTransID !== payment.challenge?.id || payment.challenge?.version !== 2) return single(422, 1005)
          if (payment.challenge?.state === 'awaited') return single(422, 1017)
          books.decideChallenged(payment)
          return { status: 201, body: transactionAnswer(payment) }
        }),
    )
    merchant.post<WithId & { Body: { paRes?: string } | null }>('/transactions/:id/3d-secure', async (request, reply) =>
      answer(reply, { on: 'challenge', faults }, () => {
        const payment = findPayment(request.params.id)
        if (!payment) return single(404, 1012)
        const said = readChallengeResult(request.body?.paRes ?? '')
        if (said?.acsTransID !== payment.challenge?.id || payment.challenge?.version !== 1) return single(422, 1005)
        if (payment.challenge?.state === 'awaited') return single(422, 1017)
        books.decideChallenged(payment)
        return {
          status: 201,
          body: { status: payment.challenge?.state === 'proven' ? 'Authenticated' : 'NotAuthenticated' },
        }
      }),
    )

    merchant.post<WithId>('/transactions/:id/instructions', async (request, reply) => {
      const asked = instructionShape.safeParse(request.body)
      const on = asked.data?.instructionType === 'release' ? 'captures' : 'voids'
      return answer(reply, { on, faults }, () => {
        const payment = findPayment(request.params.id)
        if (!payment) return single(404, 1012)
        if (!asked.success) return issuesOf(asked.error)
        const { instructionType, amount } = asked.data
        try {
          if (instructionType === 'release') books.capture(payment, amount)
          else books.void(payment)
        } catch (error) {
          if (!(error instanceof NotPossible)) throw error
          return single(422, 1017)
        }
        return { status: 201, body: { instructionType, date: new Date().toISOString() } }
      })
    })
  })

  const statusInReport = (payment: Payment) => {
    const { captured, refunded, voided } = sumsOf(payment)
    if (payment.state === 'awaiting-challenge') return { id: 14, says: 'Transaction is at 3D Authentication.' }
    if (payment.state === 'declined') return { id: 17, says: 'Transaction was declined by the bank.' }
    if (voided > 0) return { id: 18, says: 'Transaction aborted.' }
    if (captured > 0) return { id: 16, says: `Successfully authorised transaction.${refunded > 0 ? ' Refunded.' : ''}` }
    return { id: 15, says: 'Deferred transaction awaiting release.' }
  }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: string }>('/access/access.htm', async (request, reply) =>
    answer(reply, { on: 'look-up', faults }, () => {
      const asked = new URLSearchParams(request.body).get('XML') ?? ''
      const [, signed = '', signature] =
        /^<vspaccess>(.*)<signature>([0-9a-fA-F]{32})<\/signature><\/vspaccess>$/s.exec(asked) ?? []
      const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(signed)?.[1] ?? ''
      const right = createHash('md5').update(`${signed}<password>${keys.opayoReportPassword}</password>`).digest('hex')
      const known =
        field('vendor') === keys.opayoVendor &&
        field('user') === keys.opayoReportUser &&
        signature?.toLowerCase() === right
      const xml = (inner: string): Answer => ({
        status: 200,
        type: 'text/xml',
        body: `<vspaccess>${inner}<timestamp>${new Date().toISOString()}</timestamp></vspaccess>`,
      })
      if (!known) return xml('<errorcode>0008</errorcode><error>The signature does not match.</error>')
      if (field('command') !== 'getTransactionDetail')
        return xml('<errorcode>0005</errorcode><error>The command is unknown.</error>')
      const refunded = refunds.get(field('vendortxcode'))
      const payment =
        books.withReference('opayo', field('vendortxcode'))[0] ??
        books.all().find(({ movements }) => refunded && movements.some(({ id }) => id === refunded))
      if (!payment) return xml('<errorcode>0043</errorcode><error>The transaction could not be found.</error>')
      const { captured, refunded: returned } = sumsOf(payment)
      const { id, says } = statusInReport(payment)
      return xml(
        `<errorcode>0000</errorcode><vpstxid>${idOf(payment)}</vpstxid><vendortxcode>${field('vendortxcode')}</vendortxcode>` +
          `<txstateid>${id}</txstateid><status>${says}</status><amount>${(payment.cents / 100).toFixed(2)}</amount>` +
          `<currency>${payment.currency}</currency><released>${captured > 0 ? 'YES' : 'NO'}</released><refunded>${returned > 0 ? 'YES' : 'NO'}</refunded>`,
      )
    }),
  )
}
