import { z } from 'zod'
import { damage, damageClaim } from '#contract/booking-services'
import { amount, ofBooking } from '#contract/booking-shapes'
import { endpoint } from '#contract/endpoint'
import { day, id } from '#contract/shapes'

const heldDeposit = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: day,
    to: day,
    depositAmount: amount,
    currencyId: z.number(),
    releasedOn: day.meta({ description: 'The day on which what is not claimed by then is released' }),
    needsSecondPerson: z.boolean().meta({
      description: 'A claim is a request until a second member of staff confirms it',
    }),
    request: damageClaim.nullable(),
  })
  .meta({ id: 'HeldDeposit' })
export type HeldDepositShown = z.output<typeof heldDeposit>

const ofDeposit = {
  group: 'extras',
  method: 'POST',
  access: ['staff:payments'],
  params: ofBooking,
  reply: damage,
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'once',
} as const

const ofClaim = { ...ofDeposit, params: z.object({ id: id.meta({ description: 'Of the claim' }) }) } as const

export const listHeldDeposits = endpoint({
  group: 'extras',
  method: 'GET',
  path: '/office/damagedeposits',
  access: ['staff:payments'],
  summary: 'Damage deposits that are held: those with a claim to confirm first, then by departure',
  reply: z.object({ deposits: z.array(heldDeposit), more: z.boolean() }),
  refusals: [],
})

export const claimDeposit = endpoint({
  ...ofDeposit,
  path: '/office/bookings/{id}/damagedeposit/claim',
  summary: 'Take what of a damage deposit has been shown to be broken',
  description:
    'Of a deposit that is held, once, and at most all of it: the rest is released by that. The client is told by e-mail, with the reason, and has an invoice. Before the arrival, or after the booking was cancelled, it is a request: nothing is taken until a second member of staff confirms it. A request takes the place of an earlier one.',
  body: z.object({ amount: amount.min(0.01).max(20_000_000), reason: z.string().trim().min(1).max(1000) }),
})

export const confirmClaim = endpoint({
  ...ofClaim,
  path: '/office/damageclaims/{id}/confirm',
  summary: 'Confirm a claim on a damage deposit that another member of staff has requested',
  description:
    'Never by the member of staff who requested it: 409 `second-person-needed`. One that was replaced, withdrawn, confirmed or ended is 409 `not-in-this-state`.',
  refusals: [...ofClaim.refusals, 'second-person-needed'],
})

export const withdrawClaim = endpoint({
  ...ofClaim,
  path: '/office/damageclaims/{id}/withdraw',
  summary: 'Withdraw a claim on a damage deposit that nobody has confirmed',
})

export const releaseDeposit = endpoint({
  ...ofDeposit,
  path: '/office/bookings/{id}/damagedeposit/release',
  summary: 'Release a damage deposit before its time',
  description:
    'Without this it is released ten days after departure. The client is told by e-mail. A claim that nobody has confirmed ends.',
})
