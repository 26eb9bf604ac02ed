import type { Permission } from '#domain/access/actor'

/** Groups of the navigation, by kind of work, in menu order. */
export const adminGroups = ['bookings', 'money', 'guests', 'extras', 'catalogue', 'people'] as const
export type AdminGroup = (typeof adminGroups)[number]

interface AdminPageDeclaration {
  /** The permission that it requires, or several of which one is enough; without any it is open to all staff. */
  permission?: Permission | readonly Permission[]
  /** Its group of the navigation; pages without one are reached from others. */
  group?: AdminGroup
}

/** The pages of the back office, in menu order (PD-59). `{id}` stands for a number. */
const adminPages = {
  '/office': {},
  '/office/bookings': { permission: 'bookings', group: 'bookings' },
  '/office/bookings/{id}': { permission: 'bookings' },
  '/office/holds': { permission: 'bookings', group: 'bookings' },
  '/office/blocks': { permission: 'bookings', group: 'bookings' },
  '/office/changes': { permission: 'bookings', group: 'bookings' },
  '/office/payments': { permission: 'payments', group: 'money' },
  '/office/banktransfers': { permission: 'payments', group: 'money' },
  '/office/deposits': { permission: 'payments', group: 'money' },
  '/office/clients': { permission: 'contacts', group: 'guests' },
  '/office/mail': { permission: 'contacts', group: 'guests' },
  '/office/messages': { permission: 'bookings', group: 'guests' },
  '/office/feedback': { permission: 'bookings', group: 'guests' },
  '/office/register': { permission: 'passports', group: 'guests' },
  '/office/hours': { permission: 'bookings', group: 'extras' },
  '/office/transfers': { permission: 'bookings', group: 'extras' },
  '/office/experiences': { permission: 'bookings', group: 'extras' },
  '/office/wine': { permission: 'bookings', group: 'extras' },
  '/office/villas': { permission: 'villas', group: 'catalogue' },
  '/office/villas/{id}': { permission: 'villas' },
  '/office/villaorder': { permission: 'villas', group: 'catalogue' },
  '/office/versions/{id}': {},
  '/office/prices': { permission: 'prices', group: 'catalogue' },
  '/office/calendar': { permission: ['bookings', 'prices'], group: 'catalogue' },
  '/office/channels': { permission: 'prices', group: 'catalogue' },
  '/office/pages': { permission: 'content', group: 'catalogue' },
  '/office/pages/{id}': { permission: 'content' },
  '/office/releases': { permission: 'content', group: 'catalogue' },
  '/office/pictures': { permission: 'pictures', group: 'catalogue' },
  '/office/pictures/{id}': { permission: 'pictures' },
  '/office/settings': { permission: 'settings', group: 'catalogue' },
  '/office/bulk': { permission: ['villas', 'pictures', 'bookings'] },
  '/office/bulk/{id}': { permission: ['villas', 'pictures', 'bookings'] },
  '/office/people': { permission: 'accounts', group: 'people' },
  '/office/jobs': { permission: 'accounts', group: 'people' },
  '/office/log': { permission: 'accounts', group: 'people' },
} as const satisfies Record<string, AdminPageDeclaration>

export type AdminPage = keyof typeof adminPages

/** A page that the navigation or the start page can name: its path has no number. */
export type AdminListPage = Exclude<AdminPage, `${string}{id}`>

const declarations: Readonly<Record<AdminPage, AdminPageDeclaration>> = adminPages
const entries = Object.entries(adminPages) as [AdminPage, AdminPageDeclaration][]

/** A page at a path: `/office/bookings/7` is the page `/office/bookings/{id}` with id 7. */
export interface FoundAdminPage {
  page: AdminPage
  id?: number
}

/** The page of the back office at a path without language; undefined where there is none. */
export function adminPageAt(path: string): FoundAdminPage | undefined {
  if (path.includes('{')) return undefined
  const [, id] = /\/([1-9]\d{0,8})$/.exec(path) ?? []
  const page = id === undefined ? path : path.replace(/\d+$/, '{id}')
  if (!Object.hasOwn(adminPages, page)) return undefined
  return { page: page as AdminPage, ...(id !== undefined && { id: Number(id) }) }
}

/** The permission that a page requires, or several of which one is enough; undefined for all staff. */
export const permissionOfAdminPage = (page: AdminPage): Permission | readonly Permission[] | undefined =>
  declarations[page].permission

/** Whether a staff member with these permissions may open a page. */
export function mayOpenAdminPage(page: AdminPage, permissions: readonly Permission[]): boolean {
  const { permission } = declarations[page]
  return permission === undefined || [permission].flat().some(one => permissions.includes(one))
}

/** The groups of the navigation with the pages that a staff member may open; empty groups are left out. */
export const adminMenuFor = (permissions: readonly Permission[]): { group: AdminGroup; pages: AdminListPage[] }[] =>
  adminGroups
    .map(group => ({
      group,
      pages: entries.flatMap(([page, declared]) =>
        declared.group === group && mayOpenAdminPage(page, permissions) ? [page as AdminListPage] : [],
      ),
    }))
    .filter(({ pages }) => pages.length > 0)
