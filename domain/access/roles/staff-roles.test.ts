import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Permission, permissions } from '#domain/access/actor'
import { changeReachOf, isUnlimited, mayChange, reaches, reachOf } from '#domain/access/roles/reach'
import {
  canBeLimited,
  combineRoles,
  type HeldRole,
  systemRoleKeys,
  systemRoles,
  unlimitedPermissions,
} from '#domain/access/roles/staff-roles'

const staffWith = (own: readonly Permission[], ...roles: HeldRole[]) => ({
  ...{ kind: 'staff' as const, staffId: 1 },
  ...combineRoles(own, roles),
})
const { reservations, auditor, content } = systemRoles

test('permissions of one’s own reach everywhere', () => {
  expect(combineRoles(['villas'], [])).toEqual({ permissions: ['villas'], limits: {} })
  expect(reachOf(staffWith(['villas']), 'villas')).toBe('everywhere')
  expect(reachOf(staffWith(['villas']), 'prices')).toEqual([])
})

test('a limited role reaches its regions; further roles add theirs', () => {
  const limited = staffWith([], { ...reservations, regionIds: [5, 3] }, { ...reservations, regionIds: [3, 1] })
  expect(limited.permissions).toEqual(['bookings', 'contacts'])
  expect(reachOf(limited, 'bookings')).toEqual([1, 3, 5])
  expect([reaches([1, 3], 3), reaches([1, 3], 4), reaches('everywhere', 4)]).toEqual([true, false, true])
  const unlimited = staffWith([], { ...reservations, regionIds: [5] }, { ...reservations, regionIds: null })
  expect(unlimited.limits).toEqual({})
})

test('a role that is limited to nothing reaches nothing', () => {
  const staff = staffWith([], { ...reservations, regionIds: [] })
  expect(reachOf(staff, 'bookings')).toEqual([])
  expect(mayChange(staff, 'bookings')).toBe(false)
})

test('an auditor reads everything but passports and changes nothing, except by another role', () => {
  const staff = staffWith([], { ...auditor, regionIds: null })
  expect(staff.permissions).toEqual(permissions.filter(one => one !== 'passports'))
  for (const permission of staff.permissions) {
    expect(isUnlimited(staff, permission)).toBe(true)
    expect(mayChange(staff, permission)).toBe(false)
  }
  const besides = staffWith([], { ...auditor, regionIds: null }, { ...reservations, regionIds: [7] })
  expect(reachOf(besides, 'bookings')).toBe('everywhere')
  expect(changeReachOf(besides, 'bookings')).toEqual([7])
  expect(mayChange(besides, 'payments')).toBe(false)
})

test('a limited role gives no permission about records without a villa', () => {
  expect(combineRoles([], [{ ...content, regionIds: [1] }])).toEqual({ permissions: [], limits: {} })
  expect(canBeLimited(content)).toBe(false)
  expect(canBeLimited(reservations)).toBe(true)
})

test('the administrator has every permission, and each system role gives one', () => {
  expect(combineRoles([], [{ ...systemRoles.administrator, regionIds: null }])).toEqual({
    permissions: [...permissions],
    limits: {},
  })
  for (const key of systemRoleKeys)
    expect(combineRoles([], [{ ...systemRoles[key], regionIds: null }]).permissions).not.toEqual([])
})

const permission = fc.constantFrom(...permissions)
const role = fc
  .record({
    granted: fc.uniqueArray(fc.tuple(permission, fc.boolean()), { selector: ([one]) => one }),
    regionIds: fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })),
  })
  .map(
    ({ granted, regionIds }): HeldRole => ({
      changes: granted.flatMap(([one, changes]) => (changes ? [one] : [])),
      reads: granted.flatMap(([one, changes]) => (changes ? [] : [one])),
      regionIds,
    }),
  )
const own = fc.uniqueArray(permission)

test('no permission changes where it does not read, and another role never takes anything away', () => {
  fc.assert(
    fc.property(own, fc.array(role, { maxLength: 4 }), role, (own, roles, another) => {
      const before = staffWith(own, ...roles)
      const after = staffWith(own, ...roles, another)
      for (const one of permissions)
        for (const region of [1, 2, 3, 4, 5, 6]) {
          const reads = reaches(reachOf(before, one), region)
          const changes = reaches(changeReachOf(before, one), region)
          expect(!changes || reads).toBe(true)
          expect(!reads || reaches(reachOf(after, one), region)).toBe(true)
          expect(!changes || reaches(changeReachOf(after, one), region)).toBe(true)
          const granted =
            own.includes(one) ||
            roles.some(
              held =>
                [...held.changes, ...held.reads].includes(one) &&
                (held.regionIds === null || (held.regionIds.includes(region) && !unlimitedPermissions.includes(one))),
            )
          expect(reads).toBe(granted)
        }
    }),
  )
})
