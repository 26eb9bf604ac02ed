import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, bookingIdParams } from '#contract/booking/booking-schemas'
import { damage, damageClaim } from '#contract/booking/booking-services'
import { endpoint } from '#contract/endpoint'
import { day, id, keysetCursor } from '#contract/schemas'
import { ordersOf } from '#domain/office-lists/lists'

const heldDeposit = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: day,
    to: day,
    depositAmount: amount,
    currencyId: z.number(),
    releasedOn: day.meta({ description: 'The day on which the unclaimed rest is released' }),
    needsSecondPerson: z.boolean().meta({
      description: 'A claim is a request until a second staff member confirms it',
    }),
    request: damageClaim.nullable(),
  })
  .meta({ id: 'HeldDeposit' })
export type HeldDepositShown = z.output<typeof heldDeposit>

const ofDeposit = {
  group: 'extras',
  method: 'POST',
  access: ['staff:payments'],
  params: bookingIdParams,
  reply: damage,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'idempotent',
} as const

const ofClaim = { ...ofDeposit, params: z.object({ id: id.meta({ description: 'The id of the claim' }) }) } as const

/** The filter of the list of damage deposits, which its export has too. */
export const depositFilter = z.object({
  state: z.enum(['held', 'claimed']).default('held').meta({ description: 'claimed: with a claim to confirm' }),
  order: z
    .enum(ordersOf('/office/deposits'))
    .default('departure')
    .meta({ description: 'departure: the earliest first; -amount: the largest' }),
})
export type DepositFilter = z.output<typeof depositFilter>

export const listHeldDeposits = endpoint({
  group: 'extras',
  method: 'GET',
  path: '/office/damagedeposits',
  access: ['staff:payments'],
  summary: 'List the held damage deposits',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: depositFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ deposits: z.array(heldDeposit), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const claimDeposit = endpoint({
  ...ofDeposit,
  path: '/office/bookings/{id}/damagedeposit/claim',
  summary: 'Claim a part of a damage deposit for proven damage',
  description:
    'Only of a held deposit, once, and at most all of it: the rest is released. The client gets an e-mail with the reason, and an invoice. Before the arrival, or after a cancellation, it is a request: nothing is captured until a second staff member confirms it. A request replaces an earlier one.',
  body: z.object({ amount: amount.min(0.01).max(20_000_000), reason: z.string().trim().min(1).max(1000) }),
})

export const confirmClaim = endpoint({
  ...ofClaim,
  path: '/office/damageclaims/{id}/confirm',
  summary: 'Confirm a claim on a damage deposit that another staff member has requested',
  description:
    'Never by the staff member who requested it: 409 `second-person-needed`. A claim that was replaced, withdrawn, confirmed or ended is 409 `not-in-this-state`.',
  problems: [...ofClaim.problems, 'second-person-needed'],
})

export const withdrawClaim = endpoint({
  ...ofClaim,
  path: '/office/damageclaims/{id}/withdraw',
  summary: 'Withdraw an unconfirmed claim on a damage deposit',
})

export const releaseDeposit = endpoint({
  ...ofDeposit,
  path: '/office/bookings/{id}/damagedeposit/release',
  summary: 'Release a damage deposit early',
  description:
    'By default it is released ten days after departure. The client gets an e-mail. An unconfirmed claim ends.',
})
