import type { Permission } from '#domain/actor'

/** The pages of the back office, and the permission that each requires (PD-59). */
const deskPages = {
  '/office': undefined,
  '/office/clients': 'contacts',
  '/office/bookings': 'bookings',
  '/office/holds': 'bookings',
  '/office/deposits': 'payments',
  '/office/payments': 'payments',
  '/office/people': 'accounts',
  '/office/log': 'accounts',
} as const satisfies Record<string, Permission | undefined>

export type DeskPage = keyof typeof deskPages

/** The page of the back office at a path without language; undefined where there is none. */
export const deskPageAt = (path: string): DeskPage | undefined =>
  Object.hasOwn(deskPages, path) ? (path as DeskPage) : undefined

/** The pages of the back office for a staff member's permissions, in menu order. */
export const deskPagesFor = (permissions: readonly Permission[]): DeskPage[] =>
  (Object.entries(deskPages) as [DeskPage, Permission | undefined][])
    .filter(([, wanted]) => wanted === undefined || permissions.includes(wanted))
    .map(([page]) => page)
