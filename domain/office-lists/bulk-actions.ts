import type { Permission } from '#domain/access/actor'
import type { OfficeList } from './lists.ts'

interface BulkActionDeclaration {
  list: OfficeList
  permission: Permission
}

/** The actions that staff can run on many records of a list at once (PD-218). */
export const bulkActions = {
  'publish-villas': { list: '/office/villas', permission: 'villas' },
  'withdraw-villas': { list: '/office/villas', permission: 'villas' },
  'archive-villas': { list: '/office/villas', permission: 'villas' },
  'unarchive-villas': { list: '/office/villas', permission: 'villas' },
  'credit-pictures': { list: '/office/pictures', permission: 'pictures' },
  'remove-pictures': { list: '/office/pictures', permission: 'pictures' },
  'set-client-managers': { list: '/office/bookings', permission: 'bookings' },
  'send-reminders': { list: '/office/bookings', permission: 'bookings' },
  'settle-conversations': { list: '/office/messages', permission: 'bookings' },
} as const satisfies Record<string, BulkActionDeclaration>

export type BulkAction = keyof typeof bulkActions

export const bulkActionNames = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]]

/** The lists whose records can be changed at once. */
export type BulkList = (typeof bulkActions)[BulkAction]['list']

/** The permissions that at least one such action requires. */
export const bulkPermissions = ['villas', 'pictures', 'bookings'] as const satisfies readonly Permission[]

/** The most records of one run. */
export const maxBulkRows = 10_000

/** How a run ended: all rows were tried, staff cancelled it, or its author lost the permission (PD-218). */
export const bulkEnds = ['finished', 'cancelled', 'stopped'] as const
export type BulkEnd = (typeof bulkEnds)[number]

/** The actions that staff with these permissions may run. */
export const bulkActionsFor = (permissions: readonly Permission[]): BulkAction[] =>
  bulkActionNames.filter(name => permissions.includes(bulkActions[name].permission))

type BulkRecordPath =
  | `/office/${'bookings' | 'pictures' | 'villas'}/${number}`
  | `/office/messages?conversation=${number}`

/** The page of a record in the back office. */
export function bulkRecordPath(action: BulkAction, recordId: number): BulkRecordPath {
  const { list } = bulkActions[action]
  return list === '/office/messages' ? `${list}?conversation=${recordId}` : `${list}/${recordId}`
}

/** The share of a run that is done, in whole per cent: a hundred only once nothing waits. */
export const bulkProgress = ({ total, waiting }: { total: number; waiting: number }): number =>
  total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100)
