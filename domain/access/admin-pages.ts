import type { Permission } from '#domain/access/actor'

/** The pages of the back office, and the permission that each requires (PD-59). */
const adminPages = {
  '/office': undefined,
  '/office/clients': 'contacts',
  '/office/bookings': 'bookings',
  '/office/messages': 'bookings',
  '/office/changes': 'bookings',
  '/office/hours': 'bookings',
  '/office/wine': 'bookings',
  '/office/transfers': 'bookings',
  '/office/experiences': 'bookings',
  '/office/feedback': 'bookings',
  '/office/holds': 'bookings',
  '/office/deposits': 'payments',
  '/office/payments': 'payments',
  '/office/register': 'passports',
  '/office/people': 'accounts',
  '/office/log': 'accounts',
} as const satisfies Record<string, Permission | undefined>

export type AdminPage = keyof typeof adminPages

/** The page of the back office at a path without language; undefined where there is none. */
export const adminPageAt = (path: string): AdminPage | undefined =>
  Object.hasOwn(adminPages, path) ? (path as AdminPage) : undefined

/** The pages of the back office for a staff member's permissions, in menu order. */
export const adminPagesFor = (permissions: readonly Permission[]): AdminPage[] =>
  (Object.entries(adminPages) as [AdminPage, Permission | undefined][])
    .filter(([, wanted]) => wanted === undefined || permissions.includes(wanted))
    .map(([page]) => page)
