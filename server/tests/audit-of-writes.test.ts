import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints'
import { staffActions } from '#domain/access/staff'
import { auditOfWrites } from '#testing/accounts/audit-of-writes'

/** Entries that no such endpoint makes: those of the log-in. */
const ofOthers = ['signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used']

test('each write of staff names its entries in the staff log, or why it has none', () => {
  const names = endpoints
    .filter(({ method, access }) => method !== 'GET' && Array.isArray(access) && access.some(isStaff))
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(auditOfWrites).toSorted()).toEqual(names.toSorted())
})

const isStaff = (party: unknown) => typeof party === 'string' && party.startsWith('staff')

test('every action of the staff log belongs to an endpoint', () => {
  const named = Object.values(auditOfWrites).flatMap(actions => (typeof actions === 'string' ? [] : actions))
  const missing = staffActions.filter(action => !named.some(one => one === action) && !ofOthers.includes(action))
  expect(missing).toEqual(['looked-away', 'conditions-recorded', 'conversation-settled'])
})
