import { z } from 'zod'

/** What can be asked to go wrong, and how. */
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
      /** How often it happens; once unless told. */
      times: z.number().int().min(1).max(1000).default(1),
      /** For how long it is silent or late, in seconds. */
      seconds: z.number().min(0).max(600).default(60),
    }),
  )

export type Fault = z.infer<typeof faultShape>
export type FaultyCall = Fault['on']

/** Faults in the order in which they were asked for, each until it has happened as often as it should. */
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

  /** The fault that happens to this call, if one does. */
  take(on: FaultyCall): Pick<Fault, 'fault' | 'seconds'> | undefined {
    const fault = this.#waiting.find(waiting => waiting.on === on)
    if (!fault) return undefined
    fault.times -= 1
    if (fault.times === 0) this.#waiting = this.#waiting.filter(waiting => waiting !== fault)
    return fault
  }
}
