import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Checkout } from 'checkout-sdk-node'
import { z } from 'zod'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'
import {
  type BankState,
  type KnownPayment,
  NoAnswer,
  NotDone,
  type PaymentProvider,
  type PaymentRequest,
} from './payment-provider.ts'

interface CheckoutAccount {
  /** The API's address, `https://{prefix}.api.checkout.com`. */
  url: string
  publicKey: string
  secretKey: string
  /** The channel that processes payments, where the account has several. */
  channel: string
  /** How long silence is borne, in milliseconds. */
  patience?: number
}

const paymentShape = z.object({
  id: z.string().regex(/^pay_\w{20,40}$/),
  status: z.string(),
  approved: z.boolean().optional(),
  response_code: z.string().optional(),
  source: z.object({ scheme: z.string().optional(), last4: z.string().optional() }).optional(),
  actions: z.array(z.object({ type: z.string(), response_code: z.string().optional() })).optional(),
  _links: z.object({ redirect: z.object({ href: z.url() }).optional() }).optional(),
})
type CheckoutPayment = z.infer<typeof paymentShape>

const listShape = z.object({ data: z.array(paymentShape).default([]) })
const actionShape = z.object({ action_id: z.string() })
const actionsShape = z.array(
  z.object({ id: z.string(), type: z.string(), approved: z.boolean().optional(), reference: z.string().optional() }),
)
type Action = z.infer<typeof actionsShape>[number]

/** How often, and after how many milliseconds, it is asked what became of what was taken over. */
const pauses = [0, 300, 1000]

const truthOf: Readonly<Record<string, BankState['truth']>> = {
  Pending: 'challenge',
  'Card Verified': 'authorised',
  Authorized: 'authorised',
  'Partially Captured': 'captured',
  Captured: 'captured',
  'Partially Refunded': 'captured',
  Refunded: 'captured',
  Voided: 'voided',
  Declined: 'declined',
  Canceled: 'declined',
  Expired: 'voided',
}

interface Verdict {
  status: PaymentStatus
  reason: FailureReason
}

const details: Verdict = { status: 'REJECTED', reason: 'Declined_IncorrectDetails' }
const technical: Verdict = { status: 'ERROR', reason: 'Declined_TechnicalIssues' }
const notProven: Verdict = { status: 'REJECTED', reason: 'ThreeDSecureFailed' }

/** What Checkout.com's response codes mean here; all others are a plain decline. */
const verdicts: Readonly<Record<string, Verdict>> = {
  '20006': technical,
  '20014': details,
  '20030': technical,
  '20054': details,
  '20055': details,
  '20059': { status: 'REJECTED', reason: 'RiskResponse' },
  '20068': technical,
  '20082': details,
  '20087': details,
  '20091': technical,
  '20096': technical,
  '20150': { status: 'REJECTED', reason: 'Declined_CardThreeDSecureDisabled' },
  '20151': notProven,
  '20152': notProven,
  '20153': technical,
  '20154': notProven,
}

const verdictOf = (code = ''): Verdict =>
  verdicts[code] ??
  // Those of the gateway's own rules begin with a four.
  (code.startsWith('4') ? { status: 'REJECTED', reason: 'RiskResponse' } : { status: 'NOTAUTHED', reason: 'Declined' })

function stateOf(payment: CheckoutPayment): BankState {
  const { id: providerId, status, source, _links } = payment
  const truth = truthOf[status]
  if (!truth) throw new NoAnswer(`Checkout.com answered a status that nobody knows: ${status}`)
  const code = payment.response_code ?? payment.actions?.find(({ type }) => type === 'Authorization')?.response_code
  return {
    truth,
    providerId,
    ...(truth === 'declined' ? verdictOf(code) : truth !== 'challenge' && { status: 'OK' as const }),
    ...(truth === 'challenge' && _links?.redirect && { challenge: { url: _links.redirect.href } }),
    ...(source?.last4 && { card: { scheme: source.scheme ?? '', last4: source.last4 } }),
  }
}

/** What the client's errors tell: the status of the answer, and its names for what was wrong. */
interface ClientError {
  http_code?: number
  body?: { error_codes?: string[] }
}

/**
 * What was refused before any bank was asked. Everything else that fails leaves open what became of it, also what was
 * asked too often (429): so is answered who repeats a key that is still being worked on.
 */
function refusalOf(error: unknown): Verdict | undefined {
  const { http_code: code, body } = error as ClientError
  if (code === 422) {
    const malformed = body?.error_codes?.includes('request_malformed')
    return malformed ? { status: 'MALFORMED', reason: 'MALFORMED' } : { status: 'INVALID', reason: 'INVALID' }
  }
  return code === 401 ? { status: 'ERROR', reason: 'TechnicalIssue' } : undefined
}

const unknown = (error: unknown) =>
  error instanceof NoAnswer
    ? error
    : new NoAnswer(`Checkout.com did not answer as it should: ${(error as ClientError).http_code ?? 'no answer'}`)

function readAs<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new NoAnswer('What Checkout.com answered could not be understood')
  return read.data
}

/** Whether what was sent is signed by Checkout.com: an HMAC over its bytes, in hexadecimal. */
export function isSignedByCheckout(body: Buffer, signature: unknown, key: string): boolean {
  const right = createHmac('sha256', key).update(body).digest()
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
  return key !== '' && given.length === right.length && timingSafeEqual(given, right)
}

/** Checkout.com, by its own client. That waits without end unless it asks by axios, and is loaded when first needed. */
export function checkout({ url, publicKey, secretKey, channel, patience = 20_000 }: CheckoutAccount): PaymentProvider {
  let opened: Promise<Checkout> | undefined
  const open = () => {
    opened ??= import('checkout-sdk-node').then(
      sdk => new sdk.Checkout(secretKey, { host: url, pk: publicKey, timeout: patience, httpClient: 'axios' }),
    )
    return opened
  }

  const find = async ({ providerId, reference }: Pick<KnownPayment, 'providerId' | 'reference'>) => {
    const { payments } = await open()
    if (providerId) return readAs(paymentShape, await payments.get(providerId))
    const [found] = readAs(listShape, await payments.getPaymentList({ reference, limit: 1 })).data
    return found
  }
  const lookUp = async (payment: Pick<KnownPayment, 'providerId' | 'reference'>): Promise<BankState> => {
    try {
      const found = await find(payment)
      return found ? stateOf(found) : { truth: 'nothing' }
    } catch (error) {
      if ((error as ClientError).http_code === 404) return { truth: 'nothing' }
      throw unknown(error)
    }
  }
  const idOf = ({ providerId }: KnownPayment) => {
    if (!providerId) throw new NotDone('The provider has not said what it calls the payment')
    return providerId
  }
  const refusedOrUnknown = (error: unknown) => {
    const { http_code: code } = error as ClientError
    return code === 403 || code === 404 || code === 422 ? new NotDone(`Checkout.com answered ${code}`) : unknown(error)
  }

  const actionsOf = async (paymentId: string): Promise<Action[]> => {
    const { payments } = await open()
    return readAs(actionsShape, await payments.getActions(paymentId))
  }

  /** Whether the card's bank has done what was taken over; undefined while it has not decided. */
  const outcomeOf = async (paymentId: string, actionId: string): Promise<boolean | undefined> => {
    for (const pause of pauses) {
      await wait(pause)
      const approved = (await actionsOf(paymentId)).find(({ id }) => id === actionId)?.approved
      if (approved !== undefined) return approved
    }
    return undefined
  }

  /**
   * Has something done with a payment, once. That it was taken over does not say that it is done: the actions on the
   * payment do. For a day a key is answered as it was the first time, so that after a refusal it is another one.
   */
  const act = async (
    payment: KnownPayment,
    key: string,
    { isIt, ask }: { isIt: (action: Action) => boolean; ask: (id: string, key: string) => Promise<unknown> },
  ): Promise<void> => {
    const paymentId = idOf(payment)
    try {
      const known = (await actionsOf(paymentId)).filter(isIt)
      if (known.some(({ approved }) => approved)) return
      const refusals = known.filter(({ approved }) => approved === false).length
      const { action_id } = readAs(actionShape, await ask(paymentId, refusals > 0 ? `${key}-${refusals}` : key))
      const isDone = await outcomeOf(paymentId, action_id)
      if (isDone === undefined) throw new NoAnswer('Checkout.com has taken it over, and not decided yet')
      if (!isDone) throw new NotDone('Checkout.com has refused it')
    } catch (error) {
      throw error instanceof NotDone ? error : refusedOrUnknown(error)
    }
  }

  const asBody = ({ reference, cents, currency, description, card, payer, returnUrl, keptAside }: PaymentRequest) => ({
    source: {
      type: 'token',
      token: card.kind === 'token' ? card.token : '',
      billing_address: {
        address_line1: payer.address,
        city: payer.city,
        zip: payer.postalCode,
        country: payer.country,
      },
    },
    amount: cents,
    currency,
    reference,
    description,
    capture: false,
    // What is an estimate banks keep aside for up to thirty days, and a week where it is final.
    ...(keptAside && { authorization_type: 'Estimated' }),
    '3ds': { enabled: true, attempt_n3d: false },
    customer: { email: payer.email, name: `${payer.firstName} ${payer.lastName}` },
    success_url: returnUrl,
    failure_url: returnUrl,
    ...(channel && { processing_channel_id: channel }),
  })

  return {
    name: 'checkout',
    cardSession: async () => ({ provider: 'checkout', url: `${url}/tokens`, key: publicKey, expiresAt: null }),
    authorise: async request => {
      const { payments } = await open()
      try {
        return stateOf(readAs(paymentShape, await payments.request(asBody(request), request.reference)))
      } catch (error) {
        const refused = refusalOf(error)
        if (refused) return { truth: 'declined', ...refused }
        throw unknown(error)
      }
    },
    // The browser brings nothing that is believed: the bank is asked.
    finishChallenge: lookUp,
    lookUp,
    capture: (payment, key) =>
      act(payment, key, {
        isIt: ({ type }) => type === 'Capture',
        ask: async (id, once) =>
          (await open()).payments.capture(id, { amount: payment.cents, reference: payment.reference }, once),
      }),
    free: (payment, key) =>
      act(payment, key, {
        isIt: ({ type }) => type === 'Void',
        ask: async (id, once) => (await open()).payments.void(id, { reference: payment.reference }, once),
      }),
    // A payment may have several: each is known by its key, also when that is answered no more as it was.
    refund: (payment, { cents, key }) =>
      act(payment, key, {
        isIt: ({ type, reference }) => type === 'Refund' && reference === key,
        ask: async (id, once) => (await open()).payments.refund(id, { amount: cents, reference: key }, once),
      }),
  }
}
