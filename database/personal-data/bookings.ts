import { passportRetentionDays } from '#domain/passports/passport'
import { tripRetentionDays } from '#domain/trip-details/trip-details'
import {
  at,
  departure,
  exported,
  hidden,
  isSecret,
  law,
  legalMonths,
  ofContact,
  type PersonalTable,
  stayOf,
  throughBooking,
  wasSold,
} from './shape.ts'

const unsold = { sql: `not ${wasSold('item.id')}`, says: 'Nothing was sold or paid for.' }

/** When a booking without a stay ended: its option expired. */
const optionOver = (bookingId: string) => ({
  sql: `coalesce(
      (select max(held.expires_at) from option held join booking_item part on part.id = held.booking_item_id where part.booking_id = ${bookingId}),
      (select made.created_at from booking made where made.id = ${bookingId}))`,
  says: 'the option expired',
})

/** Weeks after departure: notes of a journey name allergies and the like, which are not needed after it. */
const soonAfter = { days: tripRetentionDays } as const

/** Why a photograph is not in the export. */
const photoIsShown = 'Its owner sees it with the feedback; a text export has no room for files.'

/** The person of a conversation: each reads their own alone. */
const conversationOf = ['conversation_id', 'conversation'] as const
const ofConversation = {
  contact: { via: [conversationOf], column: 'contact_id' },
  coSignIn: { via: [conversationOf], column: 'co_sign_in_id' },
} as const
const bookingOfConversation = '(select told.booking_id from conversation told where told.id = item.conversation_id)'

/** A transfer without the person whom the driver meets. */
const withoutPassenger = {
  ...{
    passenger_name: `''`,
    passenger_phone: `''`,
    notes: `''`,
    message: `''`,
    flight_number: `''`,
    flight_time: `''`,
  },
  flight_question: 'null',
} as const

/** Data that clients enter for their bookings. Children come before the booking. */
export const bookingData: readonly PersonalTable[] = [
  {
    table: 'trip',
    about:
      'What the client says of the journey. Allergies, diets and notes are data about health, and diets can tell of a faith: they are given voluntarily, for the stay alone, and shown to the client and staff for bookings only.',
    columns: {
      arrival_time: exported('arrivalTime', 'time of arrival'),
      arrival_by: exported('arrivalBy', 'how they arrive'),
      departure_time: exported('departureTime', 'time of departure'),
      departure_by: exported('departureBy', 'how they leave'),
      phone: exported('phone', 'telephone number'),
      notes: exported('notes', 'free text'),
      flights: exported('flights', 'flights: number, airport, day and time'),
      guests: exported('guests', 'names, ages and rooms of guests'),
      rooms: exported('beds', 'how beds are made up'),
      diets: exported('diets', 'diets of guests (health, faith)'),
      allergies: hidden(
        'allergies and other wishes about food (health), encrypted',
        'The key is not in the database; the export decrypts it as `allergies`.',
      ),
      occasions: exported('occasions', 'birthdays and the like, with day and note'),
    },
    of: { contact: throughBooking },
    section: { contact: 'trips' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      cots: 'item.cots',
      highChairs: 'item.high_chairs',
      updatedAt: 'item.updated_at',
    },
    retention: [
      { after: departure('item.booking_id'), keep: soonAfter, remove: 'delete' },
      {
        after: at('updated_at', 'it was last written'),
        keep: soonAfter,
        remove: 'delete',
        only: {
          sql: 'exists (select from booking ended where ended.id = item.booking_id and ended.status in (4, 5))',
          says: 'The booking was cancelled or has expired.',
        },
      },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'passport',
    about: 'Passport details of a guest, encrypted. The database proves each erasure in `passport_erasure`.',
    columns: {
      details: hidden(
        'names, sex, birth, nationality and document, encrypted as a whole',
        'The key is not in the database; the export decrypts it as `passports`.',
      ),
    },
    of: { contact: throughBooking, coSignIn: { column: 'co_sign_in_id' } },
    retention: [
      { after: departure('item.booking_id'), keep: { days: passportRetentionDays }, remove: 'delete' },
      {
        after: at('updated_at', 'it was last written'),
        keep: { days: 1 },
        remove: 'delete',
        only: {
          sql: 'exists (select from booking ended where ended.id = item.booking_id and ended.status in (4, 5))',
          says: 'The booking was cancelled or has expired.',
        },
      },
    ],
    ends: 'With the cancellation of its booking, at once.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'passport_link',
    about: 'A private link by which a guest fills in their passport details.',
    columns: { secret_hash: hidden('hash of the link', isSecret) },
    of: { contact: throughBooking },
    retention: [{ after: at('expires_at', 'it expired'), keep: { days: 30 }, remove: 'delete' }],
    ends: 'With the cancellation of its booking, at once.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'calendar_feed',
    about: 'The address by which a calendar follows a booking.',
    columns: { secret_hash: hidden('hash of the address', isSecret) },
    of: { contact: ofContact, coSignIn: { column: 'co_sign_in_id' } },
    retention: [{ after: departure('item.booking_id'), keep: { days: 30 }, remove: 'delete' }],
    ends: 'With its booking.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'change_request',
    about: 'Another stay that a client asked for.',
    columns: {
      note: exported('note', 'free text'),
      answer: exported('answer', 'message of the office with its answer'),
    },
    of: { contact: throughBooking },
    section: { contact: 'changeRequests' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      stay: stayOf,
      state: 'item.state',
      askedAt: 'item.asked_at',
    },
    retention: [
      { after: departure('item.booking_id'), keep: soonAfter, remove: { set: { note: `''`, answer: `''` } } },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: { set: { note: `''`, answer: `''` } } }],
  },
  {
    table: 'hours_request',
    about: 'What a client asks of the office: an early arrival or a late departure.',
    columns: { note: exported('note', 'free text'), message: exported('message', 'the answer of the office') },
    of: { contact: throughBooking },
    section: { contact: 'otherHours' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      kind: 'item.kind',
      time: 'item.time',
      state: 'item.state',
      priceCents: 'item.price_cents',
      askedAt: 'item.asked_at',
    },
    retention: [
      { after: departure('item.booking_id'), keep: soonAfter, remove: { set: { note: `''`, message: `''` } } },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: { set: { note: `''`, message: `''` } } }],
  },
  {
    table: 'message_file',
    about: 'A file that a person or the company attached to a message about a booking.',
    columns: {
      name: exported('name', 'the name of the file'),
      type: exported('type', 'its type'),
      content: hidden(
        'its content',
        'Its owner opens it on the page of messages; a text export has no room for files.',
      ),
    },
    of: ofConversation,
    section: { contact: 'messageFiles', coSignIn: 'messageFiles' },
    beside: { side: 'item.side', size: 'item.size', uploadedAt: 'item.uploaded_at' },
    retention: [{ after: departure(bookingOfConversation), keep: 'configured', remove: 'delete' }],
    ends: 'With its message, or after a day without one (delete-unsent-files).',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'message',
    about: 'What a lead booker or a guest and the company write to one another about a booking.',
    columns: {
      body: exported('body', 'free text'),
      email_id: hidden('the id of the e-mail by which it came', 'It only tells e-mails apart.'),
    },
    of: ofConversation,
    section: { contact: 'messages', coSignIn: 'messages' },
    beside: { side: 'item.side', sentAt: 'item.sent_at' },
    retention: [{ after: departure(bookingOfConversation), keep: 'configured', remove: 'delete' }],
    ends: 'With its conversation.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'wine_order',
    about: 'An order of wine, or a request for complimentary wine, with its delivery.',
    columns: { note: exported('note', 'free text'), message: exported('message', 'the answer of the office') },
    of: { contact: throughBooking },
    section: { contact: 'wineOrders' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      kind: 'item.kind',
      lines:
        "(select coalesce(jsonb_agg(jsonb_build_object('wine', concat_ws(', ', line.producer, line.name), 'bottles', line.bottles, 'cents', line.cents) order by line.position), '[]') from wine_order_line line where line.item_id = item.item_id)",
      ageConfirmedAt: 'item.age_confirmed_at',
      orderedAt: 'item.ordered_at',
    },
    retention: [
      { after: departure('item.booking_id'), keep: soonAfter, remove: { set: { note: `''`, message: `''` } } },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: { set: { note: `''`, message: `''` } } }],
  },
  {
    table: 'transfer',
    about: 'A transfer that a client requests: the driver needs the main passenger and a number to call.',
    columns: {
      passenger_name: exported('mainPassenger', 'name of the main passenger'),
      passenger_phone: exported('phone', 'telephone number'),
      notes: exported('notes', 'free text'),
      message: exported('message', 'the answer of the company'),
      flight_number: exported('flight', 'flight number'),
      flight_time: exported('flightTime', 'time of the flight'),
      flight_question: hidden(
        'change of the flight, and whether the transfer follows it',
        'It repeats flight and time.',
      ),
    },
    of: { contact: throughBooking, coSignIn: { column: 'requested_by' } },
    section: { contact: 'transfers', coSignIn: 'transfers' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      type: 'item.type',
      direction: 'item.direction',
      day: 'item.day',
      time: 'item.time',
      returnDay: 'item.return_day',
      adults: 'item.adults',
      children: 'item.children',
      infants: 'item.infants',
      requestedAt: 'item.requested_at',
    },
    retention: [
      { after: departure('item.booking_id'), keep: soonAfter, remove: { set: withoutPassenger } },
      {
        after: at('requested_at', 'it was requested'),
        keep: soonAfter,
        remove: { set: withoutPassenger },
        only: {
          sql: 'exists (select from booking ended where ended.id = item.booking_id and ended.status in (4, 5))',
          says: 'The booking was cancelled or has expired.',
        },
      },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: { set: withoutPassenger } }],
  },
  {
    table: 'transportation',
    about: 'How guests arrive and leave by their own means, for everyone of the booking.',
    columns: {
      guests: exported('guests', 'names of guests'),
      means: exported('means', 'how they travel, in their words'),
    },
    of: { contact: throughBooking, coSignIn: { column: 'co_sign_in_id' } },
    section: { contact: 'ownTransportation', coSignIn: 'ownTransportation' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      direction: 'item.direction',
      day: 'item.day',
      time: 'item.time',
    },
    retention: [
      { after: departure('item.booking_id'), keep: soonAfter, remove: 'delete' },
      {
        after: at('created_at', 'it was written'),
        keep: soonAfter,
        remove: 'delete',
        only: {
          sql: 'exists (select from booking ended where ended.id = item.booking_id and ended.status in (4, 5))',
          says: 'The booking was cancelled or has expired.',
        },
      },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'supplier_request',
    about: 'A request to a supplier of the company, answered by a private link.',
    columns: {
      email: hidden('e-mail address of the supplier', 'It is that of a business, and not of the client.'),
      message: hidden('the answer of the supplier', 'It is the word of a business, and not of the client.'),
      secret_hash: hidden('hash of the link', isSecret),
    },
    of: {},
    retention: [{ after: at('expires_at', 'it expired'), keep: { days: 30 }, remove: 'delete' }],
    ends: 'With its booking.',
    erasure: [{ keep: 'It holds nothing about the client, and goes 30 days after the service.' }],
  },
  {
    table: 'planned_experience',
    about: 'An experience in the plan of a stay.',
    columns: {
      note: exported('note', 'free text'),
      message: exported('message', 'the answer of the office'),
    },
    of: { contact: throughBooking },
    section: { contact: 'plannedExperiences' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      experience: `(select name ->> 'en' from experience where id = item.experience_id)`,
      day: 'item.day',
      time: 'item.time',
      adults: 'item.adults',
      children: 'item.children',
      childAges: 'item.child_ages',
      createdAt: 'item.created_at',
    },
    retention: [
      {
        after: departure('item.booking_id'),
        keep: soonAfter,
        remove: { set: { note: `''`, message: `''`, child_ages: `'{}'` } },
      },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: { set: { note: `''`, message: `''`, child_ages: `'{}'` } } }],
  },
  {
    table: 'feedback_photo',
    about: 'A photograph from a stay, which guests added to their feedback. Its place, time and camera are removed.',
    columns: {
      content: hidden('the photograph', photoIsShown),
      small: hidden('the photograph, small', photoIsShown),
    },
    of: {
      contact: {
        via: [
          ['feedback_id', 'feedback'],
          ['booking_id', 'booking'],
        ],
        column: 'contact_id',
      },
    },
    section: { contact: 'feedbackPhotos' },
    beside: {
      booking:
        '(select reference from booking join feedback given on given.booking_id = booking.id where given.id = item.feedback_id)',
      width: 'item.width',
      height: 'item.height',
      uploadedAt: 'item.uploaded_at',
    },
    retention: [
      { after: at('uploaded_at', 'it was added'), keep: 'configured', remove: 'delete' },
      {
        after: at('uploaded_at', 'it was added'),
        keep: { days: 30 },
        remove: 'delete',
        only: {
          sql: 'exists (select from feedback unsent where unsent.id = item.feedback_id and unsent.given_at is null)',
          says: 'The feedback was never sent.',
        },
      },
    ],
    ends: 'With its feedback.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'feedback',
    about: 'What the guests of a booking say after their stay.',
    columns: {
      comments: exported('comments', 'free text'),
      signature: exported('signature', 'the name under it'),
    },
    of: { contact: throughBooking },
    section: { contact: 'feedback' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      overall: 'item.overall',
      villa: 'item.villa',
      place: 'item.place',
      service: 'item.service',
      value: 'item.value',
      mayPublish: 'item.may_publish',
      published: `coalesce(item.decision = 'published', false)`,
      givenAt: 'item.given_at',
    },
    retention: [
      {
        after: at('given_at', 'it was given'),
        keep: 'configured',
        // A published review stays, and no longer says whose it is.
        remove: { set: { comments: `''`, signature: `''`, may_publish: 'false', review_id: 'null' } },
      },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: { set: { comments: `''`, signature: `''`, may_publish: 'false' } } }],
  },
  {
    table: 'waiting',
    about: 'An address that waits for nights to become free.',
    columns: { email: exported('email', 'e-mail address'), language: exported('language', 'language') },
    of: { address: ['email'] },
    section: { contact: 'waitingList', coSignIn: 'waitingList' },
    beside: {
      villa: '(select name from villa where id = item.villa_id)',
      stay: stayOf,
      createdAt: 'item.created_at',
      notifiedAt: 'item.notified_at',
    },
    ends: 'The day after its first night (tell-waiting).',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'option',
    about: 'The hold of an unpaid booking.',
    columns: {
      held_from: hidden('hash of the network address from which it was made', isSecret),
      held_from_network: hidden('hash of the network around it', isSecret),
    },
    of: {},
    ends: 'The hashes go within minutes after the hold has ended (tidy-options).',
    erasure: [{ keep: 'It holds no name, and its hashes go with the hold.' }],
  },
  {
    table: 'guest_user',
    about: 'A visitor without an account during a booking.',
    columns: {},
    of: { contact: throughBooking },
    retention: [
      {
        after: optionOver('item.booking_id'),
        keep: { days: 30 },
        remove: 'delete',
        only: {
          sql: `not ${wasSold('item.booking_id')}`,
          says: 'Nothing was sold or paid for.',
        },
      },
    ],
    ends: 'With its booking.',
    erasure: [{ remove: 'delete' }],
  },
  {
    table: 'conditions_acceptance',
    about: 'The acceptance of the booking conditions by a person who pays a deposit.',
    columns: { reason: exported('reason', 'how the client told the staff that they accept, in their words') },
    of: { contact: throughBooking, coSignIn: { column: 'co_sign_in_id' } },
    section: { contact: 'acceptedConditions', coSignIn: 'acceptedConditions' },
    beside: {
      booking: '(select reference from booking where id = item.booking_id)',
      version: 'item.version',
      language: 'item.language',
      acceptedAt: 'item.accepted_at',
      acceptedBy: 'item.accepted_by',
    },
    ends: 'With a booking that expired unpaid, after `PERSONAL_DATA_RETENTION_MONTHS` months (forget-unsold-bookings). Otherwise the database refuses to change or delete it: it is evidence of the contract.',
    erasure: [{ keep: `It holds no name, and shows under which terms a booking was sold. ${law}` }],
  },
  {
    table: 'booking',
    about: 'A booking.',
    columns: {
      email: exported('email', 'e-mail address'),
      first_name: exported('firstName', 'first name'),
      last_name: exported('lastName', 'last name'),
      company: exported('company', 'company on the invoice'),
      vat_number: exported('vatNumber', 'VAT number on the invoice'),
      billing_address: exported('billingAddress', 'billing address'),
      invoice_address: exported('invoiceAddress', 'address on the invoice'),
      cj_affiliate_code: exported('affiliateCode', 'the affiliate’s number for the visit'),
      proven_email_hash: hidden('hash of the e-mail address that was confirmed', isSecret),
    },
    of: { contact: ofContact },
    section: { contact: 'bookings' },
    beside: {
      reference: 'item.reference',
      status: 'item.status',
      createdAt: 'item.created_at',
      adults: 'item.adults',
      children: 'item.children',
      infants: 'item.infants',
      items: `(select coalesce(jsonb_agg(jsonb_build_object('villa', house.name, 'kind', part.kind, 'stay', part.stay, 'priceCents', part.price_cents) order by part.id), '[]')
        from booking_item part join villa house on house.id = part.villa_id where part.booking_id = item.id)`,
    },
    retention: [
      {
        after: optionOver('item.id'),
        keep: { days: 30 },
        remove: {
          set: {
            email: 'null',
            first_name: 'null',
            last_name: 'null',
            company: `''`,
            vat_number: `''`,
            billing_address: `''`,
            cj_affiliate_code: 'null',
            proven_email_hash: 'null',
          },
        },
        only: { sql: `item.status in (4, 5) and ${unsold.sql}`, says: 'It has expired or was cancelled unpaid.' },
      },
      {
        after: {
          sql: '(select made.created_at from account made where made.contact_id = item.contact_id and made.proven_at is null)',
          says: 'the unproven account was made',
        },
        keep: { days: 30 },
        remove: { set: { contact_id: 'null' } },
        only: { sql: `item.status in (4, 5) and ${unsold.sql}`, says: 'It has expired or was cancelled unpaid.' },
      },
      {
        after: departure('item.id'),
        keep: { months: legalMonths },
        remove: {
          set: {
            email: 'null',
            first_name: 'null',
            last_name: 'null',
            company: `''`,
            vat_number: `''`,
            billing_address: `''`,
            proven_email_hash: 'null',
          },
        },
      },
    ],
    erasure: [
      {
        remove: {
          set: {
            contact_id: 'null',
            email: 'null',
            first_name: 'null',
            last_name: 'null',
            company: `''`,
            vat_number: `''`,
            billing_address: `''`,
            cj_affiliate_code: 'null',
            proven_email_hash: 'null',
          },
        },
        only: { sql: `item.status in (4, 5) and ${unsold.sql}`, says: 'It has expired or was cancelled unpaid.' },
      },
      { remove: { set: { cj_affiliate_code: 'null' } } },
      { keep: `Name, address, company and VAT number of what was sold. ${law}` },
    ],
  },
]
