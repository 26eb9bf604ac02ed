import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lifecycles } from '#domain/lifecycles/lifecycles'
import { bookingLifecycle, bookingStatus, closedBookingStatuses, heldBookingStatuses } from './booking-status.ts'
import { changeLifecycle, changeState } from './change-request-state.ts'
import {
  closedItemStatuses,
  itemLifecycle,
  itemStatus,
  occupyingItemStatuses,
  payableItemStatuses,
  quotedItemStatuses,
} from './item-status.ts'
import {
  canTransition,
  findTransitionProblem,
  type StateMachine,
  type Status,
  type Transition,
} from './state-machine.ts'

describe.each(Object.entries(lifecycles))('the life of a %s', (_, [lifecycle, statuses]) => {
  const steps = Object.entries<Transition<Status, never>>(lifecycle.steps)
  const all = Object.values(statuses)

  test('comes to every state', () => {
    const reached = new Set(lifecycle.initial)
    for (let known = 0; known < reached.size; ) {
      known = reached.size
      for (const [, { from, to }] of steps) if (from.some(status => reached.has(status))) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...all].sort())
  })

  test.each(steps)('%s leads from states that there are to another', (_name, { from, to }) => {
    expect(all).toEqual(expect.arrayContaining([...from, to]))
    expect(new Set(from).size).toBe(from.length)
    expect(from).not.toContain(to)
  })
})

test('every lifecycle of the domain is among those that are held to these rules', () => {
  const folder = join(import.meta.dirname, '..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const declared = sources.flatMap(
    file => readFileSync(join(folder, file), 'utf8').match(/export const \w+: StateMachine</g) ?? [],
  )
  expect(declared).toHaveLength(Object.keys(lifecycles).length)
})

describe('what is derived of a status', () => {
  const goesOn = (lifecycle: StateMachine<number, never>, status: number, all: Record<string, number>) =>
    Object.values(all).filter(after => canTransition(lifecycle, status, after))

  test('an ended item only continues by a late payment, a refund, or a supplier’s second answer', () => {
    expect(closedBookingStatuses.flatMap(status => goesOn(bookingLifecycle, status, bookingStatus))).toEqual([
      bookingStatus.confirmed,
    ])
    expect(closedItemStatuses.map(status => goesOn(itemLifecycle, status, itemStatus))).toEqual([
      [itemStatus.refunded],
      [],
      [itemStatus.confirmed],
      [],
      [itemStatus.none, itemStatus.awaitingConfirmation, itemStatus.acceptedWithChanges, itemStatus.readyForPayment],
    ])
  })

  test('payable items can be confirmed', () => {
    for (const status of payableItemStatuses)
      expect(canTransition(itemLifecycle, status, itemStatus.confirmed)).toBe(true)
    for (const status of heldBookingStatuses)
      expect(canTransition(bookingLifecycle, status, bookingStatus.confirmed)).toBe(true)
  })

  test('quoted items can be accepted and declined', () => {
    for (const status of quotedItemStatuses) {
      expect(canTransition(itemLifecycle, status, itemStatus.readyForPayment)).toBe(true)
      expect(canTransition(itemLifecycle, status, itemStatus.declined)).toBe(true)
    }
  })

  test('nothing that has ended holds nights', () => {
    expect(occupyingItemStatuses.filter(status => closedItemStatuses.includes(status))).toEqual([])
  })
})

describe('a step', () => {
  const stay = { checkOut: '2027-06-12', today: '2027-06-01' }
  const live = { ...stay, now: 1000, expiresAt: 1001 }
  const over = { ...stay, now: 1001, expiresAt: 1001 }
  const { onlineOption, officeOption, confirmed, completed, expired } = bookingStatus

  test('is rejected from a state from which it does not lead', () => {
    expect(findTransitionProblem(bookingLifecycle, 'keepForTransfer', officeOption, live)).toBe('not-in-this-state')
    expect(findTransitionProblem(bookingLifecycle, 'confirm', completed, live)).toBe('not-in-this-state')
    expect(findTransitionProblem(itemLifecycle, 'confirm', itemStatus.declined, live)).toBe('not-in-this-state')
  })

  test('that needs a live option is rejected from the millisecond of its expiry', () => {
    expect(findTransitionProblem(bookingLifecycle, 'release', onlineOption, live)).toBeUndefined()
    expect(findTransitionProblem(bookingLifecycle, 'release', onlineOption, over)).toBe('option-over')
    expect(findTransitionProblem(bookingLifecycle, 'keepForTransfer', onlineOption, { ...stay, now: 0 })).toBe(
      'option-over',
    )
    expect(findTransitionProblem(bookingLifecycle, 'expire', officeOption, live)).toBe('option-live')
    expect(findTransitionProblem(bookingLifecycle, 'expire', officeOption, over)).toBeUndefined()
  })

  test('of a late payment is allowed whatever the clock says: the nights decide', () => {
    expect(findTransitionProblem(bookingLifecycle, 'confirm', onlineOption, over)).toBeUndefined()
    expect(findTransitionProblem(bookingLifecycle, 'confirmLate', expired, over)).toBeUndefined()
  })

  test('that completes a booking waits for the day of check-out', () => {
    const on = (today: string) => findTransitionProblem(bookingLifecycle, 'complete', confirmed, { ...over, today })
    expect(on('2027-06-11')).toBe('stay-not-over')
    expect(on('2027-06-12')).toBeUndefined()
  })
})

test('a request for a change ends once, and as made only where the booking is what was requested', () => {
  const [requested, other] = [
    { from: '2027-06-12', to: '2027-06-19' },
    { from: '2027-06-12', to: '2027-06-26' },
  ]
  const make = (booked: typeof requested) =>
    findTransitionProblem(changeLifecycle, 'make', changeState.asked, { requested, booked })
  expect([make({ ...requested }), make(other), make({ ...requested, from: '2027-06-05' })]).toEqual([
    undefined,
    'not-in-this-state',
    'not-in-this-state',
  ])
  for (const state of Object.values(changeState).filter(state => state !== changeState.asked))
    for (const step of ['make', 'decline', 'replace', 'withdraw'] as const)
      expect(findTransitionProblem(changeLifecycle, step, state, { requested, booked: requested })).toBe(
        'not-in-this-state',
      )
})

test('an item goes exactly these ways', () => {
  const names = new Map<number, string>(Object.entries(itemStatus).map(([name, status]) => [status, name]))
  const of = (statuses: readonly number[]) => statuses.map(status => names.get(status)).join(' ')
  const unpaid = 'none requested beingQuoted quoted option'
  const steps = Object.entries<Transition<number, never>>(itemLifecycle.steps)
  expect(Object.fromEntries(steps.map(([name, { from, to }]) => [name, `${of(from)} → ${of([to])}`]))).toEqual({
    request: 'none → requested',
    beginQuote: 'requested → beingQuoted',
    quote: 'requested beingQuoted → quoted',
    quoteAgain: 'quoted acceptedWithChanges readyForPayment → quotedAgain',
    hold: 'none requested beingQuoted quoted quotedAgain → option',
    offer: 'none requested beingQuoted quoted quotedAgain → provisional',
    accept: 'quoted quotedAgain → readyForPayment',
    takeBack: 'readyForPayment → quoted',
    grant: 'requested → confirmed',
    askSupplier: 'none quoted quotedAgain unavailable acceptedWithChanges readyForPayment → awaitingConfirmation',
    supplierConfirms: 'none unavailable awaitingConfirmation acceptedWithChanges → readyForPayment',
    supplierChanges: 'none unavailable awaitingConfirmation readyForPayment → acceptedWithChanges',
    supplierRefuses:
      'none requested beingQuoted awaitingConfirmation acceptedWithChanges readyForPayment → unavailable',
    putBack: 'awaitingConfirmation unavailable acceptedWithChanges readyForPayment → none',
    decline: 'quoted quotedAgain provisional acceptedWithChanges readyForPayment → declined',
    confirm: 'option provisional readyForPayment → confirmed',
    confirmLate: 'expired → confirmed',
    release: 'option → expired',
    expire: 'quoted option quotedAgain provisional readyForPayment → expired',
    cancel: `${unpaid} confirmed quotedAgain provisional awaitingConfirmation acceptedWithChanges readyForPayment → cancelled`,
    refund: 'confirmed cancelled → refunded',
  })
  expect([of(occupyingItemStatuses), of(payableItemStatuses), of(quotedItemStatuses)]).toEqual([
    'option confirmed',
    'option provisional readyForPayment',
    'quoted quotedAgain',
  ])
})

test('an item is released while its option lives, and expires afterwards', () => {
  const step = (name: 'release' | 'expire', now: number) =>
    findTransitionProblem(itemLifecycle, name, itemStatus.option, { now, expiresAt: 1001 })
  expect([step('release', 1000), step('release', 1001)]).toEqual([undefined, 'option-over'])
  expect([step('expire', 1000), step('expire', 1001)]).toEqual(['option-live', undefined])
})
