import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Faults } from './faults.ts'
import type { Payment } from './payment-store.ts'
import { testCardOf } from './payment-store.ts'

/** The shop's webhook URL, and the key that signs webhooks. */
export interface Listener {
  url: string
  key: string
}

interface Event {
  id: string
  type: string
  data: Record<string, unknown>
}

/** Delays of delivery attempts, in milliseconds. */
const pauses = [0, 1000, 5000, 30_000]

const sign = (body: string, key: string) => createHmac('sha256', key).update(body).digest('hex')

/** Sends webhooks to the shop, signed like Checkout.com's, or wrongly on demand. */
export class Webhooks {
  readonly #faults: Faults
  readonly #stopping = new AbortController()
  readonly #under = new Set<Promise<void>>()
  #held: Event[] = []
  #listener: Listener | undefined

  constructor(faults: Faults) {
    this.#faults = faults
  }

  tell(listener: Listener): void {
    this.#listener = listener
  }

  /** Sends a webhook, or suppresses it for test cards and faults that require it. */
  send(payment: Payment, type: string, data: Record<string, unknown>): void {
    const event = { id: `evt_${randomUUID().replaceAll('-', '').slice(0, 26)}`, type, data }
    const asked = this.#faults.take('webhooks')
    const byCard = testCardOf(payment).fault
    const fault = asked?.fault ?? (byCard?.startsWith('webhook-') ? byCard.slice('webhook-'.length) : undefined)
    if (fault === 'lost') return
    if (fault === 'reordered') {
      this.#held.push(event)
      return
    }
    const later = fault === 'late' ? (asked?.seconds ?? 60) * 1000 : 0
    if (fault === 'forged') this.#deliver(forgedFrom(event), later, 'a key that nobody gave')
    this.#deliver(event, later)
    if (fault === 'twice') this.#deliver(event, later)
    this.flush()
  }

  /** Sends held-back webhooks, latest first. */
  flush(): void {
    for (const event of this.#held.splice(0).toReversed()) this.#deliver(event, 0)
  }

  #deliver(event: Event, later: number, key = this.#listener?.key ?? ''): void {
    const listener = this.#listener
    if (!listener) return
    const delivery = this.#attempts(event, { ...listener, key }, later).catch(() => undefined)
    this.#under.add(delivery)
    void delivery.finally(() => this.#under.delete(delivery))
  }

  async #attempts(event: Event, { url, key }: Listener, later: number): Promise<void> {
    const { signal } = this.#stopping
    const body = JSON.stringify({ ...event, version: '1.0.0', created_on: new Date().toISOString() })
    for (const pause of pauses) {
      await wait(pause || later, undefined, { signal, ref: false })
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'cko-signature': sign(body, key) },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
        })
        await answer.body?.cancel()
        // After a rejected signature (401) a retry is pointless.
        if (answer.ok || answer.status === 401) return
      } catch (error) {
        if (signal.aborted) throw error
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#under)
  }
}

/** The content of a forged event. */
const forgedFrom = (event: Event): Event => ({
  ...event,
  id: `${event.id.slice(0, -1)}0`,
  type: 'payment_approved',
  data: { ...event.data, response_code: '10000', response_summary: 'Approved' },
})
