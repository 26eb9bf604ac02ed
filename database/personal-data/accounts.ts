import {
  at,
  exported,
  hidden,
  isSecret,
  law,
  legalMonths,
  ofContact,
  type PersonalTable,
  throughAccount,
  wasSold,
} from './shape.ts'

/** Bookings that prevent the deletion of their contact: currently held, sold, or paid for. */
const hasBookings = `exists (select from booking kept where kept.contact_id = item.id and (kept.status in (0, 1) or ${wasSold('kept.id')}))`

const withAccount = { remove: 'delete' as const }

/** Accounts and their sign-in methods. Children come before the rows that they refer to. */
export const accountData: readonly PersonalTable[] = [
  {
    table: 'contact_phone',
    about: 'A telephone number of a client.',
    columns: { country: exported('country', 'country of the number'), number: exported('number', 'telephone number') },
    of: { contact: ofContact },
    section: { contact: 'phones' },
    beside: { kind: 'item.kind' },
    ends: 'When its contact is deleted.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'contact_address',
    about: 'A postal address of a client.',
    columns: {
      line1: exported('line1', 'street'),
      line2: exported('line2', 'street'),
      city: exported('city', 'town'),
      region: exported('region', 'region'),
      postcode: exported('postcode', 'postcode'),
      country: exported('country', 'country'),
    },
    of: { contact: ofContact },
    section: { contact: 'addresses' },
    beside: { kind: 'item.kind' },
    ends: 'When its contact is deleted.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'contact_interest',
    about: 'A subject about which a contact wants e-mail.',
    columns: { flag: exported('interest', 'the subject') },
    of: { contact: ofContact },
    section: { contact: 'interests' },
    beside: { since: 'item.since' },
    ends: 'When its contact is deleted.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'email_subscription',
    about: 'A place on the newsletter’s list.',
    columns: { language: exported('language', 'language of the newsletter') },
    of: { contact: ofContact },
    section: { contact: 'subscriptions' },
    beside: {
      subscribedAt: 'item.subscribed_at',
      confirmedAt: 'item.confirmed_at',
      leftAt: 'item.left_at',
    },
    ends: 'Unconfirmed: 30 days after the confirmation was asked for (forgetUnconfirmed).',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'fact_sheet_request',
    about: 'A villa’s fact sheet that was asked for by e-mail.',
    columns: { name: exported('name', 'name by which the e-mail greets') },
    of: { contact: ofContact },
    section: { contact: 'factSheets' },
    beside: { villa: '(select name from villa where id = item.villa_id)', sentAt: 'item.sent_at' },
    ends: '30 days after it was asked for (forgetOldRequests).',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'guest_login',
    about: 'An invitation by which a client shares bookings.',
    columns: {
      first_name: exported('firstName', 'first name of the guest'),
      last_name: exported('lastName', 'last name of the guest'),
    },
    of: { contact: ofContact, coSignIn: { column: 'co_sign_in_id' } },
    section: { contact: 'guestLogins', coSignIn: 'invitations' },
    beside: {
      by: '(select first_name from contact where id = item.contact_id)',
      invitedAt: 'item.invited_at',
      archivedAt: 'item.archived_at',
    },
    retention: [{ after: at('archived_at', 'the client ended it'), keep: 'configured', remove: 'delete' }],
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'reminder_opt_out',
    about: 'Reminders that a client or a guest has switched off.',
    columns: { topic: exported('topic', 'what they are about') },
    of: { contact: ofContact, coSignIn: { column: 'co_sign_in_id' } },
    section: { contact: 'remindersSwitchedOff', coSignIn: 'remindersSwitchedOff' },
    beside: { since: 'item.since' },
    ends: 'When its owner switches them on again.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'account_identity',
    about: 'A sign-in with Google, Apple or Facebook.',
    columns: {
      subject: hidden('the provider’s number for the person', isSecret),
      email: exported('email', 'address that the provider named'),
    },
    of: throughAccount,
    section: { contact: 'identities', coSignIn: 'identities' },
    beside: { provider: 'item.provider', linkedAt: 'item.linked_at' },
    ends: 'With its account.',
    erasure: [withAccount],
  },
  {
    table: 'passkey',
    about: 'A passkey.',
    columns: {
      id: hidden('number that the device gave it', isSecret),
      name: exported('name', 'name that its owner gave it'),
      public_key: hidden('public key', isSecret),
    },
    of: throughAccount,
    section: { contact: 'passkeys', coSignIn: 'passkeys' },
    beside: { createdAt: 'item.created_at', lastUsedAt: 'item.last_used_at' },
    ends: 'With its account.',
    erasure: [withAccount],
  },
  {
    table: 'session',
    about: 'A device on which somebody signed in.',
    columns: {
      browser: exported('browser', 'name of the browser'),
      system: exported('system', 'name of the operating system'),
      secret_hash: hidden('hash of its secret', isSecret),
      nonce: hidden('part of its next secret', isSecret),
      next_hash: hidden('hash of its next secret', isSecret),
      previous_hash: hidden('hash of its previous secret', isSecret),
      previous_nonce: hidden('part of its previous secret', isSecret),
    },
    of: throughAccount,
    section: { contact: 'devices', coSignIn: 'devices' },
    beside: { createdAt: 'item.created_at', lastSeenAt: 'item.last_seen_at', endedAt: 'item.ended_at' },
    ends: '30 days after it has ended (forgetSessions).',
    erasure: [withAccount],
  },
  {
    table: 'access_token',
    about: 'A short-lived key of a session.',
    columns: { hash: hidden('hash of the key', isSecret) },
    of: {},
    ends: 'When it has run out, within a day (forgetSessions), and with its session.',
    erasure: [{ keep: 'It is deleted with its session.' }],
  },
  {
    table: 'link_token',
    about: 'A link of an e-mail that opens something once.',
    columns: {
      hash: hidden('hash of the link', isSecret),
      email: hidden('address to which it was sent', 'The address stands in the profile.'),
    },
    of: throughAccount,
    ends: '30 days after it has run out (forgetSessions).',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'challenge',
    about: 'A question to a browser during a sign-in.',
    columns: {
      hash: hidden('hash of the question', isSecret),
      secret: hidden('encrypted secret that was shown', isSecret),
    },
    of: throughAccount,
    ends: 'When it has run out, within a day (forgetSessions).',
    erasure: [withAccount],
  },
  {
    table: 'account',
    about: 'The right to sign in.',
    columns: { password_hash: hidden('hash of the password', isSecret) },
    of: { contact: ofContact, coSignIn: { column: 'co_sign_in_id' } },
    retention: [
      {
        after: at('created_at', 'it was made'),
        keep: { days: 30 },
        remove: 'delete',
        only: {
          sql: `item.contact_id is not null and item.proven_at is null
            and not exists (select from booking kept where kept.contact_id = item.contact_id and (kept.status in (0, 1) or ${wasSold('kept.id')}))`,
          says: 'Nobody has proven that the address is theirs, and there is no booking that is held, sold or paid for.',
        },
      },
    ],
    ends: 'It lives until its owner deletes it.',
    erasure: [withAccount],
  },
  {
    table: 'co_sign_in',
    about: 'Somebody who was invited to share bookings: a guest or a travel agent.',
    columns: {
      email: exported('email', 'e-mail address'),
      language: exported('language', 'language'),
    },
    of: { coSignIn: { column: 'id' } },
    section: { coSignIn: 'profile' },
    single: true,
    beside: { id: 'item.public_id', role: 'item.role', since: 'item.created_at' },
    retention: [
      {
        after: {
          sql: 'coalesce((select max(last.invited_at) from guest_login last where last.co_sign_in_id = item.id), item.created_at)',
          says: 'the last invitation',
        },
        keep: { days: 30 },
        remove: 'delete',
        only: {
          sql: 'not exists (select from account proven where proven.co_sign_in_id = item.id and proven.proven_at is not null)',
          says: 'Nobody has proven that the address is theirs.',
        },
      },
    ],
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'contact',
    about: 'A client, or an address on the newsletter’s list.',
    columns: {
      email: exported('email', 'e-mail address'),
      title: exported('title', 'title'),
      first_name: exported('firstname', 'first name'),
      last_name: exported('lastname', 'last name'),
      language: exported('language', 'language'),
    },
    of: { contact: { column: 'id' } },
    section: { contact: 'profile' },
    single: true,
    beside: {
      id: 'item.public_id',
      proven: '(select own.proven_at is not null from account own where own.contact_id = item.id)',
      hasPassword: '(select own.password_hash is not null from account own where own.contact_id = item.id)',
      since: 'item.created_at',
    },
    retention: [
      {
        after: at('created_at', 'it was made'),
        keep: { days: 30 },
        remove: 'delete',
        only: {
          sql: `not exists (select from account own where own.contact_id = item.id)
            and not exists (select from booking made where made.contact_id = item.id)
            and not exists (select from email_subscription listed where listed.contact_id = item.id)
            and not exists (select from fact_sheet_request asked where asked.contact_id = item.id)
            and not exists (select from guest_login invited where invited.contact_id = item.id)`,
          says: 'No account, booking, newsletter, fact sheet or invitation is left.',
        },
      },
      {
        after: {
          sql: `(select max(upper(stayed.stay)) from booking made join booking_item stayed on stayed.booking_id = made.id where made.contact_id = item.id)`,
          says: 'the last departure',
        },
        keep: { months: legalMonths },
        remove: {
          set: { email: `'forgotten-' || item.id || '@invalid'`, title: `''`, first_name: `''`, last_name: `''` },
        },
        only: {
          sql: `not exists (select from account own where own.contact_id = item.id)
            and not exists (select from email_subscription listed where listed.contact_id = item.id)`,
          says: 'The account is deleted, and the address is on no list.',
        },
      },
    ],
    ends: 'It lives as long as its account.',
    erasure: [
      {
        remove: 'delete',
        only: { sql: `not ${hasBookings}`, says: 'No booking is held, sold or paid for.' },
      },
      { remove: { set: { title: `''` } } },
      { keep: `Name and address of who has booked. ${law}` },
    ],
  },
]
