import type { Permission } from './actor.ts'

interface TodayCountDeclaration {
  permission: Permission
  /** The list of the back office that has these rows, with its filter. */
  to: `/office/${string}`
}

/** The counts of the start page, in its order; each leads to the list of the same rows (PD-156). */
export const todayCounts = {
  messages: { permission: 'bookings', to: '/office/messages' },
  changes: { permission: 'bookings', to: '/office/changes' },
  options: { permission: 'bookings', to: '/office/holds' },
  hours: { permission: 'bookings', to: '/office/hours' },
  transfers: { permission: 'bookings', to: '/office/transfers' },
  experiences: { permission: 'bookings', to: '/office/experiences' },
  wine: { permission: 'bookings', to: '/office/wine' },
  feedback: { permission: 'bookings', to: '/office/feedback' },
  arrivals: { permission: 'bookings', to: '/office/bookings?state=today' },
  clashes: { permission: 'prices', to: '/office/channels?state=clashes' },
  faulty: { permission: 'prices', to: '/office/channels?state=faulty' },
  refunds: { permission: 'payments', to: '/office/payments' },
  differences: { permission: 'payments', to: '/office/payments?state=differences' },
  claims: { permission: 'payments', to: '/office/deposits?state=claimed' },
  licencesEnding: { permission: 'pictures', to: '/office/pictures?state=licence-ending' },
  licencesEnded: { permission: 'pictures', to: '/office/pictures?state=licence-ended' },
  mail: { permission: 'contacts', to: '/office/mail' },
  unregistered: { permission: 'villas', to: '/office/villas?state=unregistered' },
  releases: { permission: 'content', to: '/office/releases?state=failed' },
  behind: { permission: 'content', to: '/office/pages?state=behind' },
  register: { permission: 'passports', to: '/office/register' },
  failedJobs: { permission: 'accounts', to: '/office/jobs' },
  arriving: { permission: 'accounts', to: '/office/people?state=arriving' },
} as const satisfies Record<string, TodayCountDeclaration>

export type TodayCount = keyof typeof todayCounts

export const todayCountNames = Object.keys(todayCounts) as TodayCount[]

/** The counts that a staff member with these permissions sees. */
export const todayCountsFor = (permissions: readonly Permission[]): TodayCount[] =>
  todayCountNames.filter(name => permissions.includes(todayCounts[name].permission))

/** Counting ends here; a page shows "99+" instead. */
export const maxCounted = 100
