import type { Truth } from '#domain/payments/attempt'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'

/** A wallet that a card can come from. */
export type CardWallet = 'apple-pay' | 'google-pay'

export type ProviderName = 'checkout' | 'opayo'

/** What a browser has given its provider a card for: the number itself never comes here (PD-26). */
export type CardToken =
  | { kind: 'token'; token: string }
  | { kind: 'identifier'; sessionKey: string; identifier: string }

/** Who pays, as the bank wants to know it. */
export interface Payer {
  firstName: string
  lastName: string
  email: string
  address?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}

/** What the holder's bank is told of the browser that pays (3-D Secure 2). */
export interface PayingBrowser {
  ip: string
  accept: string
  userAgent: string
  language: string
}

export interface PaymentRequest {
  /** Ours, and the only one with it: the provider does nothing twice under it, and finds the payment by it. */
  reference: string
  cents: number
  currency: string
  description: string
  card: CardToken
  payer: Payer
  browser: PayingBrowser
  /** Where the holder's bank sends the browser back to. */
  returnUrl: string
  /** It is kept aside for some weeks, and perhaps never taken. */
  keptAside?: boolean
}

/** Where the browser goes to be asked by the holder's bank: a page, or a form of either version of 3-D Secure. */
export interface BankChallenge {
  url: string
  cReq?: string
  paReq?: string
}

/** What a provider reports of the money of a payment: cents of its currency. */
export interface ReportedMoney {
  /** Three letters. */
  currency: string
  authorised: number
  captured: number
  refunded: number
  /** In disputes that are open or lost; undefined where the provider does not report them. */
  disputed: number | undefined
}

/** What a provider knows of a payment. */
export interface BankState {
  truth: Truth
  /** Missing where the provider has not decided yet, or has declined. */
  money?: ReportedMoney
  providerId?: string
  challenge?: BankChallenge
  /** What was answered of a card, in the terms of the specification. */
  status?: PaymentStatus
  reason?: FailureReason
  card?: { scheme: string; last4: string; wallet?: CardWallet | undefined }
}

/** What the browser brings back of a challenge. */
export interface ChallengeResult {
  cRes?: string
  paRes?: string
}

/** What identifies a payment at its provider; the id is missing where its answer was lost. */
export interface KnownPayment {
  reference: string
  providerId: string | undefined
  cents: number
  currency: string
}

/** Nobody knows whether it was done: the provider has not answered, or nothing that can be read. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** The provider will not do it, as the payment stands. */
export class NotDone extends Error {
  override name = 'NotDone'
}

/**
 * Takes cards. What is to be paid is authorised first and taken afterwards. Whatever is asked for again under its key is
 * done once. Each throws `NoAnswer` where nobody knows, and `NotDone` where it was refused; a refused card is an answer.
 */
export interface PaymentProvider {
  name: ProviderName
  /** How a wallet names it in what it encrypts for it; missing where it takes no wallets. */
  gateway?: { name: string; merchant: string }
  /** What the browser needs to turn a card into a token. */
  cardSession: () => Promise<CardSession>
  authorise: (request: PaymentRequest) => Promise<BankState>
  finishChallenge: (payment: KnownPayment, result: ChallengeResult) => Promise<BankState>
  lookUp: (payment: KnownPayment) => Promise<BankState>
  /** Answers how many cents were captured: another may have captured before, and another amount. */
  capture: (payment: KnownPayment, key: string) => Promise<number>
  free: (payment: KnownPayment, key: string) => Promise<void>
  /** Gives money back. Resolves when it has been taken over; throws `NotDone` where it is refused for now. */
  refund: (payment: KnownPayment, refund: { cents: number; key: string; description: string }) => Promise<void>
}

/** What the browser turns a card into a token with: where, and by which key. */
export interface CardSession {
  provider: ProviderName
  url: string
  key: string
  expiresAt: string | null
}
