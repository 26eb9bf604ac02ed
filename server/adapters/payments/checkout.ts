import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Checkout } from 'checkout-sdk-node'
import { z } from 'zod'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'
import {
  type CardWallet,
  type PaymentProvider,
  type PaymentReference,
  type PaymentRequest,
  ProviderOutcomeUnknown,
  type ProviderPayment,
  ProviderRejected,
  type ReportedMoney,
} from './payment-provider.ts'

interface CheckoutAccount {
  /** The API's address, `https://{prefix}.api.checkout.com`. */
  url: string
  publicKey: string
  secretKey: string
  /** The channel that processes payments, where the account has several. */
  channel: string
  /** Timeout in milliseconds. */
  patience?: number
}

const paymentShape = z.object({
  id: z.string().regex(/^pay_\w{20,40}$/),
  status: z.string(),
  amount: z.number().int().optional(),
  currency: z.string().optional(),
  balances: z
    .object({ total_authorized: z.number(), total_captured: z.number(), total_refunded: z.number() })
    .optional(),
  approved: z.boolean().optional(),
  response_code: z.string().optional(),
  source: z
    .object({ scheme: z.string().optional(), last4: z.string().optional(), card_wallet_type: z.string().optional() })
    .optional(),
  actions: z.array(z.object({ type: z.string(), response_code: z.string().optional() })).optional(),
  _links: z.object({ redirect: z.object({ href: z.url() }).optional() }).optional(),
})
type CheckoutPayment = z.infer<typeof paymentShape>

const listShape = z.object({ data: z.array(paymentShape).default([]) })
const actionShape = z.object({ action_id: z.string() })
const actionsShape = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    amount: z.number().int().default(0),
    approved: z.boolean().optional(),
    reference: z.string().optional(),
  }),
)
const disputesShape = z.object({
  data: z.array(z.object({ status: z.string(), amount: z.number().int() })).default([]),
})
/** Statuses of disputes in which we retain the money. */
const endedDisputes: readonly string[] = ['won', 'resolved', 'canceled', 'expired']
type Action = z.infer<typeof actionsShape>[number]

/** Delays in milliseconds between polls for the result of an accepted action. */
const pollDelays = [0, 300, 1000]

const toProviderState: Readonly<Record<string, ProviderPayment['truth']>> = {
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

const wallets: Readonly<Record<string, CardWallet>> = { applepay: 'apple-pay', googlepay: 'google-pay' }

interface Verdict {
  status: PaymentStatus
  reason: FailureReason
}

const details: Verdict = { status: 'REJECTED', reason: 'Declined_IncorrectDetails' }
const technical: Verdict = { status: 'ERROR', reason: 'Declined_TechnicalIssues' }
const notProven: Verdict = { status: 'REJECTED', reason: 'ThreeDSecureFailed' }

/** Checkout.com's response codes as verdicts; all others are a plain decline. */
const declineReasons: Readonly<Record<string, Verdict>> = {
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
  declineReasons[code] ??
  // Codes of the gateway's own rules begin with a four.
  (code.startsWith('4') ? { status: 'REJECTED', reason: 'RiskResponse' } : { status: 'NOTAUTHED', reason: 'Declined' })

/** The reported money. A payment that was just authorised has no balances yet. */
function moneyOf(
  { amount, currency, balances }: CheckoutPayment,
  truth: ProviderPayment['truth'],
): ReportedMoney | undefined {
  if (currency && balances) {
    const { total_authorized: authorised, total_captured: captured, total_refunded: refunded } = balances
    return { currency, authorised, captured, refunded, disputed: undefined }
  }
  if (truth === 'captured') throw new ProviderOutcomeUnknown('Checkout.com has not said what was captured')
  return currency && amount !== undefined && truth === 'authorised'
    ? { currency, authorised: amount, captured: 0, refunded: 0, disputed: undefined }
    : undefined
}

function stateOf(payment: CheckoutPayment): ProviderPayment {
  const { id: providerId, status, source, _links } = payment
  const truth = toProviderState[status]
  if (!truth) throw new ProviderOutcomeUnknown(`Checkout.com answered a status that nobody knows: ${status}`)
  const money = moneyOf(payment, truth)
  const code = payment.response_code ?? payment.actions?.find(({ type }) => type === 'Authorization')?.response_code
  return {
    truth,
    providerId,
    ...(money && { money }),
    ...(truth === 'declined' ? verdictOf(code) : truth !== 'challenge' && { status: 'OK' as const }),
    ...(truth === 'challenge' && _links?.redirect && { challenge: { url: _links.redirect.href } }),
    ...(source?.last4 && {
      card: { scheme: source.scheme ?? '', last4: source.last4, wallet: wallets[source.card_wallet_type ?? ''] },
    }),
  }
}

/** Errors of the client library: the HTTP status and its error codes. */
interface ClientError {
  http_code?: number
  body?: { error_codes?: string[] }
}

/**
 * The verdict on a request that was rejected before it reached a bank. Every other failure leaves the result unknown,
 * also 429: that is the response to a repeated key whose first request is still in progress.
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
  error instanceof ProviderOutcomeUnknown
    ? error
    : new ProviderOutcomeUnknown(
        `Checkout.com did not answer as it should: ${(error as ClientError).http_code ?? 'no answer'}`,
      )

function readAs<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new ProviderOutcomeUnknown('What Checkout.com answered could not be understood')
  return read.data
}

/** Whether a webhook is signed by Checkout.com: an HMAC over its bytes, in hexadecimal. */
export function isSignedByCheckout(body: Buffer, signature: unknown, key: string): boolean {
  const right = createHmac('sha256', key).update(body).digest()
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
  return key !== '' && given.length === right.length && timingSafeEqual(given, right)
}

/** Checkout.com, by its own client library, loaded on first use. Without axios the library has no timeout. */
export function checkout({ url, publicKey, secretKey, channel, patience = 20_000 }: CheckoutAccount): PaymentProvider {
  let opened: Promise<Checkout> | undefined
  const open = () => {
    opened ??= import('checkout-sdk-node').then(
      sdk => new sdk.Checkout(secretKey, { host: url, pk: publicKey, timeout: patience, httpClient: 'axios' }),
    )
    return opened
  }

  const find = async ({ providerId, reference }: Pick<PaymentReference, 'providerId' | 'reference'>) => {
    const { payments } = await open()
    if (providerId) return readAs(paymentShape, await payments.get(providerId))
    const [found] = readAs(listShape, await payments.getPaymentList({ reference, limit: 1 })).data
    return found
  }
  /** The sum of its disputes; undefined where the key has no permission to read them. */
  const disputedOf = async (paymentId: string): Promise<number | undefined> => {
    const { disputes } = await open()
    try {
      const { data } = readAs(disputesShape, await disputes.get({ payment_id: paymentId }))
      return data.filter(({ status }) => !endedDisputes.includes(status)).reduce((sum, { amount }) => sum + amount, 0)
    } catch (error) {
      const { http_code: code } = error as ClientError
      if (code === 401 || code === 403) return undefined
      throw error
    }
  }
  const lookUp = async (payment: Pick<PaymentReference, 'providerId' | 'reference'>): Promise<ProviderPayment> => {
    try {
      const found = await find(payment)
      if (!found) return { truth: 'nothing' }
      const state = stateOf(found)
      // Only captured money can be disputed.
      if (!state.money?.captured) return state
      return { ...state, money: { ...state.money, disputed: await disputedOf(found.id) } }
    } catch (error) {
      if ((error as ClientError).http_code === 404) return { truth: 'nothing' }
      throw unknown(error)
    }
  }
  const idOf = ({ providerId }: PaymentReference) => {
    if (!providerId) throw new ProviderRejected('The provider has not said what it calls the payment')
    return providerId
  }
  const refusedOrUnknown = (error: unknown) => {
    const { http_code: code } = error as ClientError
    return code === 403 || code === 404 || code === 422
      ? new ProviderRejected(`Checkout.com answered ${code}`)
      : unknown(error)
  }

  const actionsOf = async (paymentId: string): Promise<Action[]> => {
    const { payments } = await open()
    return readAs(actionsShape, await payments.getActions(paymentId))
  }

  /** The bank's decision on an accepted action; undefined while it is pending. */
  const outcomeOf = async (paymentId: string, actionId: string): Promise<Action | undefined> => {
    for (const pause of pollDelays) {
      await wait(pause)
      const action = (await actionsOf(paymentId)).find(({ id }) => id === actionId)
      if (action?.approved !== undefined) return action
    }
    return undefined
  }

  /**
   * Runs an action on a payment, once. An accepted request is not yet done: the payment's list of actions decides. For
   * a day a key repeats its first response, so a retry after a rejection needs another key. Returns the cents that were
   * moved.
   */
  const act = async (
    payment: PaymentReference,
    key: string,
    { isIt, ask }: { isIt: (action: Action) => boolean; ask: (id: string, key: string) => Promise<unknown> },
  ): Promise<number> => {
    const paymentId = idOf(payment)
    try {
      const known = (await actionsOf(paymentId)).filter(isIt)
      const approved = known.filter(action => action.approved)
      if (approved.length > 0) return approved.reduce((sum, { amount }) => sum + amount, 0)
      const refusals = known.filter(({ approved }) => approved === false).length
      const { action_id } = readAs(actionShape, await ask(paymentId, refusals > 0 ? `${key}-${refusals}` : key))
      const done = await outcomeOf(paymentId, action_id)
      if (!done) throw new ProviderOutcomeUnknown('Checkout.com has taken it over, and not decided yet')
      if (!done.approved) throw new ProviderRejected('Checkout.com has refused it')
      return done.amount
    } catch (error) {
      throw error instanceof ProviderRejected ? error : refusedOrUnknown(error)
    }
  }

  const asBody = ({ reference, cents, currency, description, card, payer, returnUrl, keptAside }: PaymentRequest) => ({
    source: {
      type: 'token',
      token: card.kind === 'token' ? card.token : '',
      ...(payer.country && {
        billing_address: {
          address_line1: payer.address,
          city: payer.city,
          zip: payer.postalCode,
          country: payer.country,
        },
      }),
    },
    amount: cents,
    currency,
    reference,
    description,
    capture: false,
    // Banks hold an estimated amount for up to thirty days, a final one for a week.
    ...(keptAside && { authorization_type: 'Estimated' }),
    // A wallet that authenticated the holder on the device needs no 3-D Secure: Checkout.com skips it by itself.
    '3ds': { enabled: true, attempt_n3d: false },
    customer: { email: payer.email, name: `${payer.firstName} ${payer.lastName}` },
    success_url: returnUrl,
    failure_url: returnUrl,
    ...(channel && { processing_channel_id: channel }),
  })

  return {
    name: 'checkout',
    gateway: { name: 'checkoutltd', merchant: publicKey },
    applePay: 'own-merchant',
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
    // Data from the browser is not trusted: query the provider.
    finishChallenge: lookUp,
    getPayment: lookUp,
    capture: (payment, key) =>
      act(payment, key, {
        isIt: ({ type }) => type === 'Capture',
        ask: async (id, once) =>
          (await open()).payments.capture(id, { amount: payment.cents, reference: payment.reference }, once),
      }),
    void: async (payment, key) => {
      await act(payment, key, {
        isIt: ({ type }) => type === 'Void',
        ask: async (id, once) => (await open()).payments.void(id, { reference: payment.reference }, once),
      })
    },
    // A payment can have several refunds: each is recognised by its key, even after the provider no longer repeats the
    // response.
    refund: async (payment, { cents, key }) => {
      await act(payment, key, {
        isIt: ({ type, reference }) => type === 'Refund' && reference === key,
        ask: async (id, once) => (await open()).payments.refund(id, { amount: cents, reference: key }, once),
      })
    },
  }
}
