import { expect, test } from 'vitest'
import { grantsOfFields, rolesOfFields } from '#domain/access/roles/staff-role-fields'

test('only ticked roles count, and places only where the role is limited', () => {
  expect(rolesOfFields({})).toEqual([])
  expect(rolesOfFields({ role: 'r7', country: { r7: '1' } })).toEqual([{ roleId: 7, limitedTo: null }])
  const where = { r7: 'limited', r8: 'everywhere', r9: 'limited' }
  const country = { r7: ['1', '2'], r9: '3' }
  expect(rolesOfFields({ role: ['r7', 'r8'], where, country, region: { r7: '5' } })).toEqual([
    { roleId: 7, limitedTo: { countries: [1, 2], regions: [5] } },
    { roleId: 8, limitedTo: null },
  ])
})

test('a permission is changed, read or neither', () => {
  expect(grantsOfFields({ villas: 'changes', prices: 'reads', content: '' })).toEqual({
    changes: ['villas'],
    reads: ['prices'],
  })
  expect(grantsOfFields(undefined)).toEqual({ changes: [], reads: [] })
})
