import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cardOf, type Decision, type TestCard, wrongCode } from './test-cards.ts'

export type Provider = 'checkout' | 'opayo'

export type Wallet = 'applepay' | 'googlepay'

/** A card as the bank stores it, with its full number. */
export interface Card {
  number: string
  expiryMonth: number
  expiryYear: number
  name: string
  wallet?: Wallet
  /** The wallet's device has authenticated the holder: no challenge follows. */
  proven?: boolean
}

/** Operations of a shop on a payment. */
type Done = 'captured' | 'voided' | 'refunded'

/** Operations that were accepted, and rejected by the card's bank afterwards. */
type Refused = 'capture-refused' | 'void-refused' | 'refund-refused'

/** A chargeback, which the holder can lose. */
export type Dispute = 'disputed' | 'dispute-won'

/** A change of a payment's money. */
export interface PaymentEvent {
  id: string
  kind: 'authorised' | Done | Refused | Dispute
  cents: number
  /** The shop's own reference, if any. */
  reference?: string
  at: string
}

/** State of the 3-D Secure challenge. */
export interface Challenge {
  id: string
  version: 1 | 2
  state: 'awaited' | 'proven' | 'failed'
}

export interface Payment {
  id: string
  provider: Provider
  /** The shop's own reference: `reference` of Checkout.com, `vendorTxCode` of Opayo. */
  reference: string
  cents: number
  currency: string
  card: Card
  /** Captured on authorisation. */
  capture: boolean
  state: 'awaiting-challenge' | 'authorised' | 'declined'
  decision?: Decision
  challenge?: Challenge
  /** Where the browser returns to after the challenge. */
  returnTo: { success: string; failure: string }
  movements: PaymentEvent[]
  at: string
}

/** Ids of a movement that are known beforehand. */
type Named = Partial<Pick<PaymentEvent, 'id' | 'reference'>>

export interface Sums {
  authorised: number
  captured: number
  voided: number
  refunded: number
}

const sumOf = ({ movements }: Payment, kind: PaymentEvent['kind']) =>
  movements.filter(movement => movement.kind === kind).reduce((sum, { cents }) => sum + cents, 0)

export const sumsOf = (payment: Payment): Sums => ({
  authorised: sumOf(payment, 'authorised'),
  captured: sumOf(payment, 'captured'),
  voided: sumOf(payment, 'voided'),
  refunded: sumOf(payment, 'refunded'),
})

export const testCardOf = ({ card }: Payment): TestCard => cardOf(card.number)

export type NewPayment = Pick<
  Payment,
  'provider' | 'reference' | 'cents' | 'currency' | 'card' | 'capture' | 'returnTo'
>

/** An operation that the payment's state does not allow. */
export class InvalidOperation extends Error {}

/**
 * The bank's ledger: every payment with all its movements. Changes are appended to a file, which a restarted bank
 * reads; without a file they are lost with the process.
 */
export class PaymentStore {
  readonly #payments = new Map<string, Payment>()
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) this.#read(readFileSync(file, 'utf8'))
  }

  /** The last line can be truncated. */
  #read(text: string): void {
    for (const line of text.split('\n')) {
      try {
        const payment: Payment = JSON.parse(line)
        this.#payments.set(payment.id, payment)
      } catch {}
    }
  }

  #keep(payment: Payment): Payment {
    this.#payments.set(payment.id, payment)
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(payment)}\n`)
    return payment
  }

  all(): Payment[] {
    return [...this.#payments.values()]
  }

  find(id: string): Payment | undefined {
    return this.#payments.get(id)
  }

  findChallenged(challengeId: string): Payment | undefined {
    return this.all().find(({ challenge }) => challenge?.id === challengeId)
  }

  withReference(provider: Provider, reference: string): Payment[] {
    return this.all().filter(payment => payment.provider === provider && payment.reference === reference)
  }

  /** Opens a payment: decided immediately, or after its challenge. */
  open(asked: NewPayment, id: string = randomUUID()): Payment {
    const challenge = asked.card.proven ? 'none' : cardOf(asked.card.number).challenge
    const payment: Payment = {
      ...asked,
      id,
      state: 'awaiting-challenge',
      movements: [],
      at: new Date().toISOString(),
      ...(challenge !== 'none' && {
        challenge: {
          id: randomUUID(),
          version: challenge === 'page' || asked.provider === 'checkout' ? 2 : 1,
          state: 'awaited',
        },
      }),
    }
    if (challenge === 'none') this.#decide(payment)
    return this.#keep(payment)
  }

  /** Stores the result of a challenge, without deciding the payment. */
  answerChallenge(payment: Payment, proven: boolean): void {
    if (payment.challenge?.state !== 'awaited') return
    payment.challenge.state = proven ? 'proven' : 'failed'
    this.#keep(payment)
  }

  /** Decides a challenged payment, once. */
  decideChallenged(payment: Payment): void {
    if (payment.state !== 'awaiting-challenge') return
    this.#decide(payment)
    this.#keep(payment)
  }

  #decide(payment: Payment): void {
    const decision =
      payment.challenge && payment.challenge.state !== 'proven' ? wrongCode : testCardOf(payment).decision
    payment.decision = decision
    payment.state = decision.checkout.code === '10000' ? 'authorised' : 'declined'
    if (payment.state === 'declined') return
    move(payment, 'authorised', payment.cents)
    if (payment.capture) move(payment, 'captured', payment.cents)
  }

  capture(payment: Payment, cents: number = payment.cents, named: Named = {}): PaymentEvent {
    const { authorised, captured, voided } = sumsOf(payment)
    if (payment.state !== 'authorised' || captured > 0 || voided > 0 || cents > authorised)
      throw new InvalidOperation('capture_value_greater_than_remaining_authorized')
    return this.#move(payment, 'captured', cents, named)
  }

  void(payment: Payment, named: Named = {}): PaymentEvent {
    const { captured, voided } = sumsOf(payment)
    if (payment.state !== 'authorised' || captured > 0 || voided > 0) throw new InvalidOperation('payment_not_voidable')
    return this.#move(payment, 'voided', payment.cents, named)
  }

  refund(payment: Payment, cents?: number, named: Named = {}): PaymentEvent {
    const { captured, refunded } = sumsOf(payment)
    const wanted = cents ?? captured - refunded
    if (wanted <= 0 || refunded + wanted > captured) throw new InvalidOperation('refund_amount_exceeds_balance')
    return this.#move(payment, 'refunded', wanted, named)
  }

  /** Records a chargeback, or its resolution. */
  dispute(payment: Payment, kind: Dispute, cents: number): PaymentEvent {
    if (sumsOf(payment).captured < cents) throw new InvalidOperation('nothing_to_dispute')
    return this.#move(payment, kind, cents, {})
  }

  /** Records an operation that the card's bank rejects after accepting it. */
  refuse(payment: Payment, kind: Refused, cents: number = payment.cents, named: Named = {}): PaymentEvent {
    return this.#move(payment, kind, cents, named)
  }

  #move(payment: Payment, kind: PaymentEvent['kind'], cents: number, named: Named): PaymentEvent {
    const movement = move(payment, kind, cents, named)
    this.#keep(payment)
    return movement
  }
}

function move(payment: Payment, kind: PaymentEvent['kind'], cents: number, named: Named = {}): PaymentEvent {
  const movement = { id: randomUUID(), ...named, kind, cents, at: new Date().toISOString() }
  payment.movements.push(movement)
  return movement
}
