import type { ProviderState } from '#domain/lifecycles/attempt'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'

/** A wallet that a card can come from. */
export type CardWallet = 'apple-pay' | 'google-pay'

export type ProviderName = 'checkout' | 'opayo'

/** The browser's card token from the provider: the card number itself never reaches us (PD-26). */
export type CardToken =
  | { kind: 'token'; token: string }
  | { kind: 'identifier'; sessionKey: string; identifier: string }
  | WalletCard

/** The encrypted card of a wallet, for a provider that receives it with the payment: nobody else can decrypt it. */
export interface WalletCard {
  kind: 'wallet'
  wallet: CardWallet
  sessionKey: string
  /** The wallet's token: a JSON object. */
  token: string
  /** From the provider's session for Apple's sheet. */
  validationToken?: string | undefined
}

/** A session with which a browser shows Apple's sheet. */
export interface AppleSession {
  /** Opaque; only Apple reads it. */
  session: Record<string, unknown>
  /** The payment names it to the provider; no browser may read it. */
  validationToken?: string
}

/** The payer, in the fields that the bank requires. */
export interface Payer {
  firstName: string
  lastName: string
  email: string
  address?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}

/** The payer's browser, for the holder's bank (3-D Secure 2). */
export interface BrowserInfo {
  ip: string
  accept: string
  userAgent: string
  language: string
}

export interface PaymentRequest {
  /** Our unique reference: an idempotency key for the provider, and the key by which it finds the payment. */
  reference: string
  cents: number
  currency: string
  description: string
  card: CardToken
  payer: Payer
  browser: BrowserInfo
  /** The page to which the holder's bank sends the browser back. */
  returnUrl: string
  /** A damage deposit: held for some weeks and perhaps never captured. */
  keptAside?: boolean
}

/** The bank's challenge: a page, or a form of either version of 3-D Secure. */
export interface BankChallenge {
  url: string
  cReq?: string
  paReq?: string
}

/** The money of a payment as the provider reports it, in cents of its currency. */
export interface ReportedMoney {
  /** ISO 4217. */
  currency: string
  authorised: number
  captured: number
  refunded: number
  /** In disputes that are open or lost; undefined where the provider does not report them. */
  disputed: number | undefined
}

/** The state of a payment at the provider. */
export interface ProviderPayment {
  truth: ProviderState
  /** Missing where the provider has not decided yet, or has declined. */
  money?: ReportedMoney
  providerId?: string
  challenge?: BankChallenge
  /** The result for a card, in the terms of the specification. */
  status?: PaymentStatus
  reason?: FailureReason
  card?: { scheme: string; last4: string; wallet?: CardWallet | undefined }
}

/** The challenge result that the browser brings back. */
export interface ChallengeResult {
  cRes?: string
  paRes?: string
}

/** The ids of a payment at its provider; the id is missing where the response was lost. */
export interface PaymentReference {
  reference: string
  providerId: string | undefined
  cents: number
  currency: string
}

/** The result is unknown: the provider sent no response, or an unreadable one. */
export class ProviderOutcomeUnknown extends Error {
  override name = 'NoAnswer'
}

/** The provider rejects the action in the payment's current state. */
export class ProviderRejected extends Error {
  override name = 'NotDone'
}

/**
 * A card payment provider. It authorises an amount first and captures it later; each key is idempotent. Methods throw
 * `NoAnswer` where the result is unknown, and `NotDone` where the provider rejects; a declined card is a result.
 */
export interface PaymentProvider {
  name: ProviderName
  /** The gateway's name for Google Pay, which encrypts the card for it; missing where it accepts no Google Pay. */
  gateway?: { name: string; merchant: string }
  /**
   * Apple Pay: tokens for our own merchant id, or for that of the provider, which then opens Apple's sheet. Missing
   * where it accepts no Apple Pay.
   */
  applePay?: 'own-merchant' | { merchant: string; validate: () => Promise<AppleSession> }
  /** The settings with which the browser turns a card into a token. */
  cardSession: () => Promise<CardSession>
  authorise: (request: PaymentRequest) => Promise<ProviderPayment>
  finishChallenge: (payment: PaymentReference, result: ChallengeResult) => Promise<ProviderPayment>
  getPayment: (payment: PaymentReference) => Promise<ProviderPayment>
  /** Returns the captured cents: an earlier capture can have had another amount. */
  capture: (payment: PaymentReference, key: string) => Promise<number>
  void: (payment: PaymentReference, key: string) => Promise<void>
  /** Refunds. Resolves when the provider has accepted it; throws `NotDone` where it rejects for now. */
  refund: (payment: PaymentReference, refund: { cents: number; key: string; description: string }) => Promise<void>
}

/** The address and key with which the browser turns a card into a token. */
export interface CardSession {
  provider: ProviderName
  url: string
  key: string
  expiresAt: string | null
}
