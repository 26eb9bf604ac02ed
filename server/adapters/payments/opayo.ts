import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'
import { readTextWithLimit } from '#server/adapters/bounded-text'
import { googlePayGateway, type OpayoWallets, paymentMethodOf, readAppleSession } from './opayo-wallets.ts'
import {
  type PaymentProvider,
  type PaymentReference,
  type PaymentRequest,
  ProviderOutcomeUnknown,
  type ProviderPayment,
  ProviderRejected,
} from './payment-provider.ts'

interface OpayoAccount {
  /** The Pi API's address, `https://live.opayo.eu.elavon.com/api/v1`. */
  url: string
  vendor: string
  key: string
  password: string
  /** The Reporting & Admin API, which alone finds a payment whose response was lost. */
  reports: { url: string; user: string; password: string }
  wallets?: OpayoWallets
  /** Timeout in milliseconds. */
  patience?: number
}

const mostBytes = 64 * 1024

const cardShape = z.object({ cardType: z.string().optional(), lastFourDigits: z.string().optional() }).optional()

const transactionShape = z.object({
  transactionId: z.string().regex(/^[0-9A-Fa-f-]{36}$/),
  status: z.string(),
  statusDetail: z.string().default(''),
  amount: z.object({ totalAmount: z.number().int() }).optional(),
  currency: z.string().optional(),
  acsUrl: z.url().optional(),
  cReq: z.string().optional(),
  paReq: z.string().optional(),
  // Opayo may report a wallet's card as `card` or by the wallet's name.
  paymentMethod: z.object({ card: cardShape, applePay: cardShape, googlePay: cardShape }).optional(),
  '3DSecure': z.object({ status: z.string() }).optional(),
})
type Transaction = z.infer<typeof transactionShape>

interface Verdict {
  status: PaymentStatus
  reason: FailureReason
}

/** Opayo's statuses as verdicts. */
const declineReasons: Readonly<Record<string, Verdict>> = {
  NotAuthed: { status: 'NOTAUTHED', reason: 'NOTAUTHED' },
  Rejected: { status: 'REJECTED', reason: 'REJECTED' },
  Malformed: { status: 'MALFORMED', reason: 'MALFORMED' },
  Invalid: { status: 'INVALID', reason: 'INVALID' },
  Error: { status: 'ERROR', reason: 'ERROR' },
}

/** Why 3-D Secure failed, which a plain rejection does not say. */
const challengeVerdicts: Readonly<Record<string, Verdict>> = {
  CardNotEnrolled: { status: 'REJECTED', reason: 'REJECTED_3dnotenrolled' },
  IssuerNotEnrolled: { status: 'REJECTED', reason: 'REJECTED_3dnotenrolled' },
  NotAuthenticated: { status: 'REJECTED', reason: 'REJECTED_3dwrongcode' },
}

const successes: Readonly<Record<string, PaymentStatus>> = {
  Ok: 'OK',
  Authenticated: 'AUTHENTICATED',
  Registered: 'REGISTERED',
}

function stateOf(transaction: Transaction): ProviderPayment {
  const { transactionId: providerId, status, acsUrl, cReq, paReq, paymentMethod } = transaction
  const { card, applePay, googlePay } = paymentMethod ?? {}
  const { lastFourDigits: last4, cardType: scheme = '' } = card ?? applePay ?? googlePay ?? {}
  const common = { providerId, ...(last4 && { card: { scheme, last4 } }) }
  if (status === '3DAuth')
    return {
      ...common,
      truth: 'challenge',
      ...(acsUrl && { challenge: { url: acsUrl, ...(cReq && { cReq }), ...(paReq && { paReq }) } }),
    }
  const success = successes[status]
  if (success) {
    const { amount, currency } = transaction
    const authorised = amount?.totalAmount
    const nothing = { captured: 0, refunded: 0, disputed: undefined }
    const money = authorised !== undefined && currency ? { currency, authorised, ...nothing } : undefined
    return { ...common, truth: 'authorised', status: success, ...(money && { money }) }
  }
  const verdict = declineReasons[status]
  if (!verdict) throw new ProviderOutcomeUnknown('Opayo answered a status that nobody knows')
  const ofChallenge = status === 'Rejected' ? challengeVerdicts[transaction['3DSecure']?.status ?? ''] : undefined
  return { ...common, truth: 'declined', ...(ofChallenge ?? verdict) }
}

/** The states of the Reporting & Admin API. */
const toProviderState: Readonly<Record<string, ProviderPayment['truth']>> = {
  '14': 'challenge',
  '15': 'authorised',
  '16': 'captured',
  '17': 'declined',
  '18': 'voided',
}

/** Parses an amount of the reports, in major units with a point, into cents. */
function centsOfReport(amount: string | undefined): number {
  const cents = Math.round(Number(amount?.replaceAll(',', '')) * 100)
  if (amount === undefined || !Number.isSafeInteger(cents))
    throw new ProviderOutcomeUnknown('The reports of Opayo name no amount')
  return cents
}

const fieldOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

/** The state of a refund that the bank has accepted. */
const refundGiven = '16'

interface Answered {
  status: number
  json: unknown
}

function readAs<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new ProviderOutcomeUnknown('What Opayo answered could not be understood')
  return read.data
}

const namesShape = z.object({ merchantSessionKey: z.string(), expiry: z.string() })
const statusShape = z.object({ status: z.string().optional(), statusCode: z.string().optional() })

/** Truncates a text to the length of the bank's field. */
const cut = (text: string, most: number) => text.slice(0, most)

/** Opayo, by its Pi API over HTTP. */
export function opayo({
  url,
  vendor,
  key,
  password,
  reports,
  wallets = {},
  patience = 20_000,
}: OpayoAccount): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`

  const send = async (address: string, init: RequestInit): Promise<{ status: number; text: string }> => {
    try {
      const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
      return {
        status: answer.status,
        text: await readTextWithLimit(answer, { mostBytes, what: 'What Opayo answered' }),
      }
    } catch {
      throw new ProviderOutcomeUnknown('Opayo did not answer')
    }
  }
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answered> => {
    const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' }
    const { status, text } = await send(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    // The result is unknown, or must not be requested yet.
    if (status >= 500 || status === 408 || status === 429) throw new ProviderOutcomeUnknown(`Opayo answered ${status}`)
    try {
      return { status, json: JSON.parse(text) }
    } catch {
      throw new ProviderOutcomeUnknown(`What Opayo answered could not be read: ${status}`)
    }
  }

  /** Runs a command of the reports API; undefined where nothing is found. */
  const askReports = async (command: string, field: string, value: string): Promise<string | undefined> => {
    const signed = `<command>${command}</command><vendor>${vendor}</vendor><user>${reports.user}</user><${field}>${value}</${field}>`
    const signature = createHash('md5').update(`${signed}<password>${reports.password}</password>`).digest('hex')
    const body = new URLSearchParams({ XML: `<vspaccess>${signed}<signature>${signature}</signature></vspaccess>` })
    const { status, text } = await send(reports.url, { method: 'POST', body })
    const code = fieldOf(text, 'errorcode')
    if (code === '0043') return undefined
    if (status !== 200 || code !== '0000')
      throw new ProviderOutcomeUnknown('The reports of Opayo could not be understood')
    return text
  }

  /** The report on a reference; undefined where there is none. */
  const report = async (reference: string) => {
    const text = await askReports('getTransactionDetail', 'vendortxcode', reference)
    if (text === undefined) return undefined
    const field = (name: string) => fieldOf(text, name)
    const truth = toProviderState[field('txstateid') ?? '']
    if (!truth) throw new ProviderOutcomeUnknown('The reports of Opayo could not be understood')
    return {
      truth,
      providerId: field('vpstxid')?.replace(/[{}]/g, '') ?? '',
      amount: field('amount'),
      isRefunded: field('refunded') === 'YES',
    }
  }

  /** The total refunded of a payment, including refunds made outside the site: the sum in the reports. */
  const refundedOf = async (providerId: string): Promise<number> => {
    const text = (await askReports('getRelatedTransactions', 'vpstxid', providerId)) ?? ''
    return [...text.matchAll(/<transaction>(.*?)<\/transaction>/gs)]
      .map(([, xml = '']) => xml)
      .filter(xml => fieldOf(xml, 'transactiontype')?.toUpperCase() === 'REFUND')
      .filter(xml => fieldOf(xml, 'txstateid') === refundGiven)
      .reduce((sum, xml) => sum + centsOfReport(fieldOf(xml, 'amount')), 0)
  }

  const lookUp = async ({ reference }: Pick<PaymentReference, 'reference'>): Promise<ProviderPayment> => {
    const found = await report(reference)
    if (!found) return { truth: 'nothing' }
    const { truth, providerId, amount, isRefunded } = found
    if (truth === 'challenge') return { truth, providerId }
    // The reports lack the card; the payment itself has it.
    const { status, json } = await ask('GET', `/transactions/${providerId}`)
    if (status !== 200) throw new ProviderOutcomeUnknown(`Opayo answered ${status}`)
    const state = stateOf(readAs(transactionShape, json))
    if (truth !== 'captured') return { ...state, truth }
    if (!state.money) throw new ProviderOutcomeUnknown('Opayo has not said what was captured')
    const refunded = isRefunded ? await refundedOf(providerId) : 0
    // Reports name the released amount once it was released. Opayo does not report disputes; the acquirer does.
    return { ...state, truth, money: { ...state.money, captured: centsOfReport(amount), refunded } }
  }

  const idOf = ({ providerId }: PaymentReference) => {
    if (!providerId) throw new ProviderRejected('The provider has not said what it calls the payment')
    return providerId
  }
  const instruct = async (payment: PaymentReference, instruction: object) => {
    const { status } = await ask('POST', `/transactions/${idOf(payment)}/instructions`, instruction)
    if (status !== 201) throw new ProviderRejected(`Opayo answered ${status}`)
  }

  const asBody = ({ reference, cents, currency, description, card, payer, browser, returnUrl }: PaymentRequest) => ({
    transactionType: 'Deferred',
    paymentMethod: paymentMethodOf(card, browser.ip),
    vendorTxCode: reference,
    amount: cents,
    currency,
    description: cut(description, 100),
    customerFirstName: cut(payer.firstName, 20),
    customerLastName: cut(payer.lastName, 20),
    customerEmail: payer.email,
    billingAddress: {
      address1: cut(payer.address ?? '', 50),
      city: cut(payer.city ?? '', 40),
      postalCode: cut(payer.postalCode ?? '', 10),
      country: payer.country,
    },
    entryMethod: 'Ecommerce',
    apply3DSecure: 'UseMSPSetting',
    strongCustomerAuthentication: {
      notificationURL: returnUrl,
      browserIP: browser.ip,
      browserAcceptHeader: cut(browser.accept, 2048),
      browserJavascriptEnabled: false,
      browserLanguage: cut(browser.language, 8),
      browserUserAgent: cut(browser.userAgent, 2048),
      challengeWindowSize: 'FullScreen',
      transType: 'GoodsAndServicePurchase',
    },
  })

  return {
    name: 'opayo',
    ...(wallets.googlePayMerchant && { gateway: { name: googlePayGateway, merchant: wallets.googlePayMerchant } }),
    ...(wallets.applePayDomain && {
      applePay: {
        merchant: vendor,
        validate: async () => {
          const asked = { vendorName: vendor, domainName: wallets.applePayDomain }
          const { status, json } = await ask('POST', '/applepay/sessions', asked)
          if (status >= 400) throw new ProviderRejected(`Opayo answered ${status}`)
          return readAppleSession(json)
        },
      },
    }),
    cardSession: async () => {
      const { status, json } = await ask('POST', '/merchant-session-keys', { vendorName: vendor })
      if (status !== 201) throw new ProviderOutcomeUnknown(`Opayo answered ${status}`)
      const { merchantSessionKey, expiry } = readAs(namesShape, json)
      return { provider: 'opayo', url: `${url}/card-identifiers`, key: merchantSessionKey, expiresAt: expiry }
    },
    authorise: async request => {
      const { status, json } = await ask('POST', '/transactions', asBody(request))
      if (status === 201 || status === 202) return stateOf(readAs(transactionShape, json))
      // A known reference: an earlier request has arrived, and its response was lost.
      if (readAs(statusShape, json).statusCode === '4042') return lookUp(request)
      if (status === 400) return { truth: 'declined', status: 'MALFORMED', reason: 'MALFORMED' }
      if (status === 422) return { truth: 'declined', status: 'INVALID', reason: 'INVALID' }
      return { truth: 'declined', status: 'ERROR', reason: 'ERROR' }
    },
    finishChallenge: async (payment, { cRes, paRes }) => {
      const path = `/transactions/${idOf(payment)}`
      const { status, json } = paRes
        ? await ask('POST', `${path}/3d-secure`, { paRes })
        : await ask('POST', `${path}/3d-secure-challenge`, { cRes: cRes ?? '' })
      if (status !== 201) return { truth: 'challenge', providerId: idOf(payment) }
      if (!paRes) return stateOf(readAs(transactionShape, json))
      return stateOf(readAs(transactionShape, (await ask('GET', path)).json))
    },
    getPayment: lookUp,
    capture: async (payment, _key) => {
      await instruct(payment, { instructionType: 'release', amount: payment.cents })
      return payment.cents
    },
    void: (payment, _key) => instruct(payment, { instructionType: 'abort' }),
    refund: async (payment, { cents, key: reference, description }) => {
      const { json } = await ask('POST', '/transactions', {
        transactionType: 'Refund',
        referenceTransactionId: idOf(payment),
        vendorTxCode: reference,
        amount: cents,
        description: cut(description, 100),
      })
      const { status, statusCode } = readAs(statusShape, json)
      // The same refund was requested before, and has been made.
      if (statusCode === '4042' && (await report(reference))) return
      if (status !== 'Ok') throw new ProviderRejected('Opayo has refused a refund')
    },
  }
}
