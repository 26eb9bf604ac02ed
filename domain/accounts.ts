import { canonicalEmail, foldAscii } from '#domain/email'

/** Who signs in by e-mail and password, as calls name them (section 6): lead bookers, and those they have invited. */
export const userTypes = ['contact', 'cosignin'] as const
export type UserType = (typeof userTypes)[number]

/** What a co-sign-in is, by the ids of PD-32. */
export const coSignInRoles = { guest: 1, 'travel-agent': 2 } as const

/** Whose an account is. They never merge, though one address may be several of them (PD-32). */
export const accountKinds = ['contact', 'co-sign-in', 'guest-user', 'staff'] as const
export type AccountKind = (typeof accountKinds)[number]

const hour = 3600
const day = 24 * hour

/**
 * For how long a session lasts, in seconds, however often it is used, and after how long without use it has ended
 * (sections 4 and 9, PD-59).
 */
export const sessionLasts: Readonly<Record<AccountKind, { whole: number; unused: number }>> = {
  contact: { whole: 90 * day, unused: 90 * day },
  'co-sign-in': { whole: 90 * day, unused: 90 * day },
  'guest-user': { whole: 90 * day, unused: 90 * day },
  staff: { whole: 12 * hour, unused: hour },
}

/** For how long a bearer token is good, in seconds; the session's cookie brings the next one (PD-30). */
export const tokenLasts = 15 * 60

/** For how long a log-in counts as fresh, in seconds: the proof of an owner who has no password to show. */
export const freshLogInLasts = 15 * 60

/** What the link of a letter is for: what it opens, it opens once, and nothing else. */
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
 * The kinds of links that end when an account gets another password or address. The link that undoes a change of address
 * stays: somebody who has taken the account must not be able to end it.
 */
export const accessLinkKinds: readonly LinkKind[] = linkKinds.filter(kind => kind !== 'undo-address')

/** For how long the link of a letter is good, in hours (PD-30). */
export const linkLasts: Readonly<Record<LinkKind, number>> = {
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

/** What a link does where it leads, as the address of the log-in page says it (PD-53). */
const doing: Partial<Record<LinkKind, string>> = {
  'confirm-email': 'confirm',
  'change-email': 'address',
  'undo-address': 'undo',
  'delete-account': 'delete',
  'sign-in': 'enter',
}

/** Where the link of a letter leads (PD-53 and PD-54). */
export function linkPath(kind: LinkKind, userType: UserType): string {
  if (kind === 'complete-registration') return '/secure/complete-registration'
  if (kind === 'confirm-booking') return '/secure/ob/continue?confirm=1'
  if (kind === 'staff-invitation') return '/office?invited=1'
  const guest = userType === 'cosignin' ? 'g=1&' : ''
  return `/secure/login?${guest}${doing[kind] ?? 'reset'}=1`
}

/** For what something is made up that a browser shows again, once. */
export type ChallengePurpose = 'google' | 'apple' | 'passkey' | 'passkey-sign-in' | 'second-factor'

/** For how long such a thing is good, in seconds. */
export const challengeLasts = 10 * 60

/**
 * An address as accounts are found by it: in the form in which it is stored. ASCII letters alone are folded, because
 * Unicode folds different letters into one (the Kelvin sign becomes a k).
 */
export const sameAddress = (email: string): string => canonicalEmail(email) ?? foldAscii(email.trim())
