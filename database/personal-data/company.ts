import { hidden, isSecret, legalMonths, type PersonalTable } from './shape.ts'

const notAClient = 'It is about staff; they ask the company, which is their employer.'
const byHand = [{ keep: 'It belongs to no account of a client.' }] as const

/** Staff, owners, and people who are named on public pages. */
export const companyData: readonly PersonalTable[] = [
  {
    table: 'staff',
    about: 'Somebody who works here.',
    columns: { email: hidden('e-mail address', notAClient), name: hidden('name', notAClient) },
    of: {},
    ends: 'Who has left keeps a row without access: the audit refers to it.',
    erasure: byHand,
  },
  {
    table: 'staff_entry',
    about: 'A line of the audit: what staff did.',
    columns: {
      reason: hidden(
        'why a member of staff looked on as a client',
        'It is about staff. The client can ask the office.',
      ),
      browser: hidden('browser of the member of staff', notAClient),
      system: hidden('operating system of the member of staff', notAClient),
      changes: hidden(
        'fields that a member of staff changed, before and after; personal words are masked',
        'It is about staff. The client sees the data themselves.',
      ),
    },
    of: {},
    retention: [
      {
        after: { sql: 'item.at', says: 'it was written' },
        keep: { months: legalMonths },
        remove: { set: { reason: `''`, browser: `''`, system: `''`, changes: `'{}'` } },
      },
    ],
    erasure: [{ keep: 'An audit that its subject could remove would be none. It names clients by number alone.' }],
  },
  {
    table: 'record_version',
    about: 'A version of a record of the catalogue.',
    columns: { state: hidden('texts of the site, and people on the spot that they name', notAClient) },
    of: {},
    ends: 'It stays as long as the company: staff restore from it.',
    erasure: byHand,
  },
  {
    table: 'record_viewer',
    about: 'A member of staff who has a record of the catalogue open.',
    columns: {},
    of: {},
    ends: 'After a few minutes without a renewal.',
    erasure: byHand,
  },
  {
    table: 'saved_view',
    about: 'A view of a list of the back office that a member of staff has saved.',
    columns: { name: hidden('name of the view', notAClient) },
    of: {},
    ends: 'With its author, unless it is shared; thirty days after it was removed.',
    erasure: byHand,
  },
  {
    table: 'bulk_run',
    about: 'An action of a member of staff on many records.',
    columns: { input: hidden('what it sets: the photographer of pictures, among others', notAClient) },
    of: {},
    ends: 'After ninety days.',
    erasure: byHand,
  },
  {
    table: 'villa_owner',
    about: 'The owner of a villa.',
    columns: {
      name: hidden('name', 'It is about owners.'),
      email: hidden('e-mail address', 'It is about owners.'),
      phone: hidden('telephone number', 'It is about owners.'),
      note: hidden('words of the staff about the owner', 'It is about owners.'),
    },
    of: {},
    ends: 'Staff remove it, also when the owner asks.',
    erasure: byHand,
  },
  {
    table: 'content_draft',
    about: 'A draft of a text of the site.',
    columns: { values: hidden('texts of the site, and people of the company that they name', notAClient) },
    of: {},
    ends: 'With its publication, or when an editor discards it.',
    erasure: byHand,
  },
  {
    table: 'content_release_item',
    about: 'A draft that is published together with others.',
    columns: { values: hidden('texts of the site, and people of the company that they name', notAClient) },
    of: {},
    ends: 'It stays with its release, which says what was published.',
    erasure: byHand,
  },
  {
    table: 'staff_second_factor',
    about: 'The second factor of a member of staff.',
    columns: { secret: hidden('encrypted secret', isSecret) },
    of: {},
    ends: 'With the account of staff.',
    erasure: byHand,
  },
  {
    table: 'staff_recovery_code',
    about: 'A code in place of the second factor.',
    columns: { hash: hidden('hash of the code', isSecret) },
    of: {},
    ends: 'With the account of staff.',
    erasure: byHand,
  },
  {
    table: 'team_member',
    about: 'Somebody of the company, as public pages introduce them.',
    columns: {
      full_name: hidden('name', notAClient),
      role: hidden('position', notAClient),
      pitch: hidden('words about them', notAClient),
      languages: hidden('languages they speak', notAClient),
      email: hidden('e-mail address', notAClient),
      experience_group_email: hidden('e-mail address of their group', notAClient),
      work_phone: hidden('telephone number', notAClient),
    },
    of: {},
    ends: 'An editor removes it.',
    erasure: byHand,
  },
  {
    table: 'blog_page',
    about: 'An article of the journal.',
    columns: { written_by_name: hidden('name of its author', 'It is published.') },
    of: {},
    ends: 'An editor removes it.',
    erasure: byHand,
  },
  {
    table: 'review',
    about: 'A review on public pages.',
    columns: {
      signature: hidden('name under it', 'It is published, and nothing tells whose account it belongs to.'),
      title: hidden('heading', 'As the signature.'),
      comments: hidden('the guest’s words', 'As the signature.'),
      reply: hidden('the company’s answer', 'As the signature.'),
      translations: hidden('the words in other languages', 'As the signature.'),
    },
    of: {},
    ends: 'An editor removes it, also when its author asks.',
    erasure: [
      { keep: 'Nothing tells whose account it belongs to: its author asks the office, and an editor removes it.' },
    ],
  },
  {
    table: 'owner_block',
    about: 'Nights that an owner keeps.',
    columns: { note: hidden('words of the staff, which can name the owner’s guests', 'It is about owners.') },
    of: {},
    retention: [
      {
        after: { sql: 'upper(item.nights)', says: 'the last night' },
        keep: 'configured',
        remove: { set: { note: `''` } },
      },
    ],
    erasure: byHand,
  },
]
