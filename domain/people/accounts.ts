import { canonicalEmail, foldAscii } from '#domain/people/email'

/** The accounts with e-mail and password, as the API names them (SPEC B6): lead bookers, and their invited guests. */
export const userTypes = ['contact', 'cosignin'] as const
export type UserType = (typeof userTypes)[number]

/** The kinds of co-sign-ins by id (PD-32). */
export const coSignInRoles = { guest: 1, 'travel-agent': 2 } as const

/** The kinds of accounts. They never merge, though one address can have several of them (PD-32). */
export const accountKinds = ['contact', 'co-sign-in', 'guest-user', 'staff'] as const
export type AccountKind = (typeof accountKinds)[number]

const hour = 3600
const day = 24 * hour

/**
 * The lifetime of a session in seconds: `whole` from its start however often it is used, `unused` since its last use
 * (SPEC B4 and B9, PD-59).
 */
export const sessionLifetimes: Readonly<Record<AccountKind, { whole: number; unused: number }>> = {
  contact: { whole: 90 * day, unused: 90 * day },
  'co-sign-in': { whole: 90 * day, unused: 90 * day },
  'guest-user': { whole: 90 * day, unused: 90 * day },
  staff: { whole: 12 * hour, unused: hour },
}

/** The lifetime of a bearer token in seconds; the session's cookie brings the next one (PD-30). */
export const tokenLifetimeSeconds = 15 * 60

/** How long a log-in counts as fresh, in seconds: it proves the identity of an owner without a password. */
export const freshLogInLasts = 15 * 60

/**
 * How long a proof of the second factor permits sensitive actions of staff, in seconds (PD-214): from the log-in, or from
 * the last code that was entered in the session.
 */
export const secondFactorLasts = 10 * 60

/** The purposes of links in e-mails: each link works once, for its purpose only. */
export const linkKinds = [
  'password-reset',
  'confirm-email',
  'complete-registration',
  'invitation',
  'sign-in',
  'change-email',
  'undo-address',
  'delete-account',
  'staff-invitation',
  'confirm-booking',
] as const
export type LinkKind = (typeof linkKinds)[number]

/**
 * The links that expire when an account gets another password or address. The link that undoes a change of address
 * stays: an attacker who has taken over the account must not be able to end it.
 */
export const accessLinkKinds: readonly LinkKind[] = linkKinds.filter(kind => kind !== 'undo-address')

/** The lifetime of a link in an e-mail, in hours (PD-30). */
export const linkLifetimes: Readonly<Record<LinkKind, number>> = {
  'password-reset': 2,
  'confirm-email': 7 * 24,
  'complete-registration': 7 * 24,
  invitation: 14 * 24,
  'sign-in': 2,
  'change-email': 24,
  'undo-address': 3 * 24,
  'delete-account': 2,
  'staff-invitation': 3 * 24,
  'confirm-booking': 4,
}

/** The action of a link, as a parameter of the log-in page (PD-53). */
const linkActions: Partial<Record<LinkKind, string>> = {
  'confirm-email': 'confirm',
  'change-email': 'address',
  'undo-address': 'undo',
  'delete-account': 'delete',
  'sign-in': 'enter',
}

/** The path of a link in an e-mail (PD-53 and PD-54). */
export function linkPath(kind: LinkKind, userType: UserType): string {
  if (kind === 'complete-registration') return '/secure/complete-registration'
  if (kind === 'confirm-booking') return '/secure/ob/continue?confirm=1'
  if (kind === 'staff-invitation') return '/office?invited=1'
  const guest = userType === 'cosignin' ? 'g=1&' : ''
  return `/secure/login?${guest}${linkActions[kind] ?? 'reset'}=1`
}

/** The purpose of a challenge: a random value that the browser returns once. */
export type ChallengePurpose = 'google' | 'apple' | 'passkey' | 'passkey-sign-in' | 'second-factor'

/** The lifetime of a challenge in seconds. */
export const challengeLifetimes = 10 * 60

/**
 * The canonical form of an address, as it is stored and looked up. It folds ASCII letters only, because Unicode folds
 * different letters into one (the Kelvin sign becomes a k).
 */
export const normaliseEmail = (email: string): string => canonicalEmail(email) ?? foldAscii(email.trim())

/** The guided tours of the client area: nine steps of the dashboard, three of the experiences planner (SPEC B2). */
export const tours = ['dashboard', 'planner'] as const
export type Tour = (typeof tours)[number]

/** The tours that were seen, with one more; the order is that of `tours`, and each occurs once. */
export const withTour = (seen: readonly Tour[], tour: Tour): Tour[] =>
  tours.filter(one => one === tour || seen.includes(one))
