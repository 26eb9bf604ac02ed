import { expect, test } from 'vitest'
import { nextReminder } from './reminders.ts'

const awaited = { due: '2027-03-27', wasReminded: false, wasOverdue: false, lastPaidOn: '2027-01-15' }

test.each([
  ['2027-03-12', {}, undefined],
  ['2027-03-13', {}, 'balance-due'],
  ['2027-03-27', {}, 'balance-due'],
  ['2027-03-27', { wasReminded: true }, undefined],
  ['2027-03-28', { wasReminded: true }, 'balance-overdue'],
  ['2027-03-28', { wasOverdue: true }, undefined],
  ['2027-03-20', { lastPaidOn: '2027-03-18' }, undefined],
  ['2027-03-21', { lastPaidOn: '2027-03-18' }, 'balance-due'],
])('on %s, with %j, %s is said', (today, other, said) => {
  expect(nextReminder({ ...awaited, today, ...other })).toBe(said)
})
