import type { TransitionProblem } from '#domain/lifecycles/state-machine'

interface Told {
  status: number
  title: string
}

/**
 * Every expected problem: its code, HTTP status and title (PD-3). `title` is for readers of the API; the site's own
 * texts are in its messages.
 */
export const problemDefinitions = {
  'invalid-input': { status: 422, title: 'The input is invalid' },
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'unknown-language': { status: 400, title: 'Unknown language' },
  'not-signed-in': { status: 401, title: 'Sign-in required' },
  'session-ended': { status: 401, title: 'The session has ended: please sign in again' },
  'wrong-password': { status: 401, title: 'Wrong password' },
  'already-registered': { status: 401, title: 'The address already has an account' },
  'bad-signature': { status: 401, title: 'The signature is invalid' },
  'identity-refused': { status: 401, title: 'The identity could not be verified' },
  'wrong-code': { status: 401, title: 'Wrong code' },
  'passkey-refused': { status: 401, title: 'The passkey is not accepted' },
  'second-factor-needed': { status: 403, title: 'This requires a code of the second factor first' },
  'other-site': { status: 403, title: 'Only pages of the site itself can send this' },
  'reads-only': { status: 403, title: 'Your roles only read this' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'no-such-account': { status: 404, title: 'No account has this address' },
  gone: { status: 410, title: 'This has been removed' },
  'link-over': { status: 410, title: 'This link has been used, has expired or is invalid' },
  'method-not-allowed': { status: 405, title: 'This address does not support that method' },
  'too-slow': { status: 408, title: 'The request did not arrive in time' },
  'changed-since': { status: 412, title: 'The precondition has failed' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'This content type is not supported' },
  'file-type-not-accepted': { status: 415, title: 'Files of this type are not accepted' },
  'picture-damaged': { status: 422, title: 'The picture cannot be decoded' },
  'picture-too-small': { status: 422, title: 'The picture is too small for the site' },
  'picture-too-many-pixels': { status: 413, title: 'The picture has too many pixels' },
  'picture-in-use': { status: 409, title: 'The picture is in use' },
  'upload-unfinished': { status: 409, title: 'The file has not arrived whole yet' },
  'no-such-part': { status: 416, title: 'The range cannot be satisfied' },
  'expectation-failed': { status: 417, title: 'The expectation cannot be met' },
  'other-host': { status: 421, title: 'This server does not serve that host' },
  'too-many-requests': { status: 429, title: 'Too many requests in a short time' },
  'too-many-emails': { status: 429, title: 'Too many e-mails to this address' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  unavailable: { status: 503, title: 'The site is unavailable at the moment' },
  'key-reused': { status: 409, title: 'This idempotency key was used with another request' },
  'dates-taken': { status: 409, title: 'Some of these nights are taken' },
  'stay-refused': { status: 409, title: 'This stay cannot be booked online' },
  'experience-refused': { status: 409, title: 'This experience cannot be planned like this' },
  'price-changed': { status: 409, title: 'The price has changed' },
  'prices-refused': { status: 409, title: 'These prices and terms cannot be saved' },
  'rate-not-offered': { status: 409, title: 'This stay is not offered at that rate' },
  'too-many-options': { status: 409, title: 'The maximum of held villas is reached' },
  'call-arranged': { status: 409, title: 'A call to this number or e-mail address has already been arranged' },
  'address-needed': { status: 409, title: 'This requires an e-mail address' },
  'conditions-needed': { status: 409, title: 'The booking conditions have to be accepted first' },
  'option-over': { status: 409, title: 'The option has expired' },
  'option-live': { status: 409, title: 'The option has not expired yet' },
  'second-person-needed': { status: 409, title: 'Another staff member must confirm this' },
  'stay-not-over': { status: 409, title: 'The guests have not left yet' },
  'identity-without-address': { status: 409, title: 'The identity provider sent no e-mail address' },
  'role-in-use': { status: 409, title: 'Members of staff have this role' },
  'last-administrator': { status: 409, title: 'Nobody could manage the people of the back office afterwards' },
  'address-taken': { status: 409, title: 'Another account has this address' },
  'address-not-proven': { status: 409, title: 'Please confirm your e-mail address first' },
  'recent-log-in-needed': { status: 409, title: 'Please log in again first: this requires a recent log-in' },
  'planner-may-not-publish': { status: 409, title: 'The person who planned this may no longer publish' },
  'edited-meanwhile': { status: 409, title: 'This has been changed meanwhile' },
  'too-many-views': { status: 409, title: 'There are as many saved views of this list as possible' },
  'selection-changed': { status: 409, title: 'The list has changed since it was counted' },
  'too-many-rows': { status: 409, title: 'That is more than can be changed at once' },
  'villa-incomplete': { status: 409, title: 'The villa lacks something that it needs on the site' },
  'priced-tier': { status: 409, title: 'A number of bedrooms that has prices cannot be removed' },
  'not-booked-yet': { status: 409, title: 'This can be paid once the villa is booked' },
  'sold-out': { status: 409, title: 'Not enough of it is left' },
  'not-in-this-state': { status: 409, title: 'This is not possible in the current state' },
} as const satisfies Record<string, Told> & Record<TransitionProblem, Told>

export type ProblemCode = keyof typeof problemDefinitions

/** A validation error of a field: its path (`query.from`), and the reason. */
export interface FieldError {
  field: string
  code: string
  detail: string
}

/** An expected failure, thrown by rules and use cases, sent as `application/problem+json`. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly errors: FieldError[] | undefined
  /** Further members of the problem document. */
  readonly more: Record<string, unknown> | undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The resource exists, but is hidden from the caller: only the security log records it. */
  readonly withheld: boolean
  /** The caller exceeds its share of the queue: only the security log records it. */
  readonly beyondShare: boolean

  constructor(
    code: ProblemCode,
    options: {
      detail?: string
      errors?: FieldError[]
      more?: Record<string, unknown>
      retryAfter?: number
      withheld?: boolean
      beyondShare?: boolean
    } = {},
  ) {
    super(options.detail ?? problemDefinitions[code].title)
    this.code = code
    this.errors = options.errors
    this.more = options.more
    this.withheld = options.withheld ?? false
    this.beyondShare = options.beyondShare ?? false
    this.retryAfter = options.retryAfter ?? (this.status === 503 ? 5 : undefined)
  }

  get status(): number {
    return problemDefinitions[this.code].status
  }
}
