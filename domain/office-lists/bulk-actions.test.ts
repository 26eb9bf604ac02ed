import { expect, test } from 'vitest'
import { permissions } from '#domain/access/actor'
import { mayOpenAdminPage } from '#domain/access/admin-pages'
import { bulkActions, bulkActionsFor, bulkPermissions, bulkProgress, bulkRecordPath } from './bulk-actions.ts'

test('staff run the actions of their permissions, on lists that they may open', () => {
  expect(bulkActionsFor([])).toEqual([])
  expect(bulkActionsFor(['bookings'])).toEqual(['set-client-managers', 'send-reminders', 'settle-conversations'])
  for (const { list, permission } of Object.values(bulkActions)) expect(mayOpenAdminPage(list, [permission])).toBe(true)
  const needed = new Set(Object.values(bulkActions).map(({ permission }) => permission))
  expect(permissions.filter(each => needed.has(each as 'villas')).toSorted()).toEqual(bulkPermissions.toSorted())
})

test('a record leads to its page', () => {
  expect(bulkRecordPath('publish-villas', 7)).toBe('/office/villas/7')
  expect(bulkRecordPath('settle-conversations', 7)).toBe('/office/messages?conversation=7')
})

test('a run is done only once nothing waits', () => {
  expect(bulkProgress({ total: 5000, waiting: 5000 })).toBe(0)
  expect(bulkProgress({ total: 5000, waiting: 1 })).toBe(99)
  expect(bulkProgress({ total: 5000, waiting: 0 })).toBe(100)
  expect(bulkProgress({ total: 0, waiting: 0 })).toBe(100)
})
