import { expect, test } from 'vitest'
import { changesBetween, isChangingAction, maskedChanges, maskedValue, statusName } from '#domain/access/staff-changes'

test('only fields that differ are logged, and no value counts as none', () => {
  expect(
    changesBetween(
      { from: '2028-06-03', to: '2028-06-10', price: 900, note: '', live: true },
      { from: '2028-06-03', to: '2028-06-12', price: 1000.5, note: undefined, live: false },
    ),
  ).toEqual({
    to: { before: '2028-06-10', after: '2028-06-12' },
    price: { before: 900, after: 1000.5 },
    live: { before: true, after: false },
  })
})

test('lists and moments become texts, a field that appears or goes has null beside it', () => {
  expect(
    changesBetween(
      { permissions: ['bookings', 'contacts'], heldUntil: new Date('2028-06-01T10:00:00Z') },
      { permissions: [], manager: 'Mara Conti' },
    ),
  ).toEqual({
    permissions: { before: 'bookings, contacts', after: null },
    heldUntil: { before: '2028-06-01T10:00:00.000Z', after: null },
    manager: { before: null, after: 'Mara Conti' },
  })
})

test('long texts are cut, and masked fields repeat nothing', () => {
  expect(String(changesBetween({}, { note: 'x'.repeat(1000) }).note?.after)).toHaveLength(300)
  expect(maskedChanges(['phone'])).toEqual({ phone: { before: maskedValue, after: maskedValue } })
})

test('whatever only adds or reads has nothing before', () => {
  expect(isChangingAction('nights-blocked')).toBe(false)
  expect(isChangingAction('booking-moved')).toBe(true)
})

test('a status has the name of its table', () => {
  const statuses = { held: 1, confirmed: 2 }
  expect([statusName(statuses, 2), statusName(statuses, 5)]).toEqual(['confirmed', '5'])
})
