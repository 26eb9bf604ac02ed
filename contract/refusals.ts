import type { StepRefusal } from '#domain/booking/lifecycle'

interface Told {
  status: number
  title: string
}

/**
 * Every failure that is expected: its code, the HTTP status it has and what it says (PD-3).
 * `title` is for readers of the API; what the site says of a code stands in its messages, where it has something to say.
 */
export const refusals = {
  'invalid-input': { status: 422, title: 'Something that was sent cannot be used' },
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'unknown-language': { status: 400, title: 'There is no such language' },
  'not-signed-in': { status: 401, title: 'This is for those who have signed in' },
  'session-ended': { status: 401, title: 'The session has ended: please sign in again' },
  'wrong-password': { status: 401, title: 'This is not the password' },
  'already-registered': { status: 401, title: 'Somebody has signed up with this address already' },
  'bad-signature': { status: 401, title: 'What was sent is not signed by whom it should be' },
  'identity-refused': { status: 401, title: 'What the provider of the identity says could not be confirmed' },
  'wrong-code': { status: 401, title: 'This is not the code' },
  'passkey-refused': { status: 401, title: 'This passkey opens nothing here' },
  'other-site': { status: 403, title: 'This is only for pages of the site itself' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'no-such-account': { status: 404, title: 'Nobody signs in with this address' },
  gone: { status: 410, title: 'This is no longer here' },
  'link-over': { status: 410, title: 'This link has been used, has expired or was never one' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'too-slow': { status: 408, title: 'The request did not arrive in time' },
  'changed-since': { status: 412, title: 'This is not what was asked for under a condition' },
  'too-large': { status: 413, title: 'More was sent than can be taken' },
  'unsupported-media-type': { status: 415, title: 'This kind of content cannot be read' },
  'no-such-part': { status: 416, title: 'There is no such part of it' },
  'expectation-failed': { status: 417, title: 'What is expected here cannot be promised' },
  'other-host': { status: 421, title: 'This is not the site of that host' },
  'too-many-requests': { status: 429, title: 'Too many requests in a short time' },
  'too-many-emails': { status: 429, title: 'This address has had as many e-mails as one may send it unasked' },
  'headers-too-large': { status: 431, title: 'The headers are longer than can be read' },
  unavailable: { status: 503, title: 'The site cannot answer at this moment' },
  'key-reused': { status: 409, title: 'This idempotency key was used for something else' },
  'dates-taken': { status: 409, title: 'Some of these nights are taken' },
  'stay-refused': { status: 409, title: 'This stay cannot be booked online' },
  'price-changed': { status: 409, title: 'The price is another now' },
  'rate-not-offered': { status: 409, title: 'This stay is not offered by that rate' },
  'too-many-options': { status: 409, title: 'As many villas as one may hold at once are held already' },
  'call-arranged': { status: 409, title: 'A call to this number or e-mail address is arranged already' },
  'address-needed': { status: 409, title: 'An e-mail address is needed for this' },
  'conditions-needed': { status: 409, title: 'The booking conditions are to be accepted first' },
  'option-over': { status: 409, title: 'The time of this option is over' },
  'option-live': { status: 409, title: 'This option is not over yet' },
  'second-person-needed': { status: 409, title: 'Another member of staff must confirm this' },
  'stay-not-over': { status: 409, title: 'The guests have not left yet' },
  'identity-without-address': { status: 409, title: 'The provider of the identity has told no e-mail address' },
  'address-taken': { status: 409, title: 'Somebody signs in with this address already' },
  'address-not-proven': { status: 409, title: 'Please confirm your e-mail address first' },
  'recent-log-in-needed': { status: 409, title: 'Please log in again first: this takes a log-in of the last minutes' },
  'edited-meanwhile': { status: 409, title: 'Somebody has changed this meanwhile' },
  'not-booked-yet': { status: 409, title: 'This can be paid once the villa is booked' },
  'not-in-this-state': { status: 409, title: 'This cannot be done any more, or not yet' },
} as const satisfies Record<string, Told> & Record<StepRefusal, Told>

export type RefusalCode = keyof typeof refusals

/** One field of the input that cannot be used: where it stands (`query.from`), and why. */
export interface FieldError {
  field: string
  code: string
  detail: string
}

/** An expected failure, thrown by rules and use cases, answered as `application/problem+json`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: FieldError[] | undefined
  /** Further members of the problem document. */
  readonly more: Record<string, unknown> | undefined
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined
  /** What is said not to be there is, but not for who asks: the security log is told so, and nobody else. */
  readonly withheld: boolean
  /** One address has more waiting than its share: the security log is told so, and nobody else. */
  readonly beyondShare: boolean

  constructor(
    code: RefusalCode,
    options: {
      detail?: string
      errors?: FieldError[]
      more?: Record<string, unknown>
      retryAfter?: number
      withheld?: boolean
      beyondShare?: boolean
    } = {},
  ) {
    super(options.detail ?? refusals[code].title)
    this.code = code
    this.errors = options.errors
    this.more = options.more
    this.withheld = options.withheld ?? false
    this.beyondShare = options.beyondShare ?? false
    this.retryAfter = options.retryAfter ?? (this.status === 503 ? 5 : undefined)
  }

  get status(): number {
    return refusals[this.code].status
  }
}
