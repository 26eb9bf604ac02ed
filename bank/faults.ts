import { z } from 'zod'

/** A fault to schedule. */
export const faultShape = z
  .discriminatedUnion('on', [
    z.strictObject({
      on: z.enum(['tokens', 'payments', 'look-up', 'challenge', 'merchant-session']),
      fault: z.enum(['refused', 'busy', 'no-request', 'lost-answer', 'silent', 'unreadable']),
    }),
    z.strictObject({
      on: z.enum(['captures', 'voids', 'refunds']),
      fault: z.enum(['refused', 'busy', 'no-request', 'lost-answer', 'silent', 'unreadable', 'declined', 'undecided']),
    }),
    z.strictObject({
      on: z.literal('webhooks'),
      fault: z.enum(['lost', 'twice', 'late', 'reordered', 'forged']),
    }),
  ])
  .and(
    z.object({
      /** Number of occurrences. */
      times: z.number().int().min(1).max(1000).default(1),
      /** Duration of silence or delay, in seconds. */
      seconds: z.number().min(0).max(600).default(60),
    }),
  )

export type Fault = z.infer<typeof faultShape>
export type FaultyCall = Fault['on']

/** Scheduled faults in order, each until its number of occurrences is reached. */
export class Faults {
  #waiting: Fault[] = []

  add(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  clear(): void {
    this.#waiting = []
  }

  all(): readonly Fault[] {
    return this.#waiting
  }

  /** Consumes the fault for this call, if any. */
  take(on: FaultyCall): Pick<Fault, 'fault' | 'seconds'> | undefined {
    const fault = this.#waiting.find(waiting => waiting.on === on)
    if (!fault) return undefined
    fault.times -= 1
    if (fault.times === 0) this.#waiting = this.#waiting.filter(waiting => waiting !== fault)
    return fault
  }
}
