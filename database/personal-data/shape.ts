// The register of personal data: each column that holds a person's words, contact details or what tells them apart. The
// export of one's own data, the nightly job and the deletion of an account are built from it (`statements.ts`), and so
// is docs/privacy.md. Conditions and moments are SQL about `item`, a row of the table.

/** Moments after which data goes, as SQL and in words. */
export interface Moment {
  sql: string
  says: string
}

/** How long: some months or days, or what the configuration says (`PERSONAL_DATA_MONTHS`). */
export type Period = { months: number } | { days: number } | 'configured'

/** What happens to a row: it goes as a whole, or columns are overwritten. Values are SQL. */
export type Removal = 'delete' | { set: Readonly<Record<string, string>> }

/** Data that goes by itself after a while. */
export interface Retention {
  after: Moment
  keep: Period
  remove: Removal
  /** Only for these rows: a condition in SQL, and in words. */
  only?: Moment
}

/** What the deletion of an account does with the rows of its owner. */
export type Erasure = { remove: Removal; only?: Moment } | { keep: string }

/** The way from a row to its owner: columns that refer to the `id` of the table named, and the column of the owner. */
export interface Path {
  via?: readonly (readonly [column: string, table: string])[]
  column: string
}

/** Whose a row is: a lead booker's, a guest's (co-sign-in), or that of whoever reads what comes to an address. */
export interface Owners {
  contact?: Path
  coSignIn?: Path
  /** Columns that hold the address. They count only for who has proven that the address is theirs. */
  address?: readonly string[]
}

/** A column: what it holds, and its name in the export, or the reason why it is not exported. */
export type Column = { holds: string } & ({ as: string } | { unexported: string })

/** A table with personal data. */
export interface PersonalTable {
  table: string
  /** What a row is, in a few plain words. */
  about: string
  columns: Readonly<Record<string, Column>>
  of: Owners
  /** The part of the export in which its rows stand, for each kind of owner; none where they are nobody's to see. */
  section?: { contact?: string; coSignIn?: string }
  /** The part holds one object, not a list. */
  single?: true
  /** What the export says beside the columns, so that they can be understood: expressions in SQL by their names. */
  beside?: Readonly<Record<string, string>>
  /** What the nightly job removes. */
  retention?: readonly Retention[]
  /** What else limits its time: a cascade, or another job. */
  ends?: string
  erasure: readonly Erasure[]
}

/** A column in the export, by its name there. */
export const exported = (as: string, holds: string): Column => ({ holds, as })

/** A column that is not exported, and why. */
export const hidden = (holds: string, unexported: string): Column => ({ holds, unexported })

/** The moment in a column of the row. */
export const at = (column: string, says: string): Moment => ({ sql: `item.${column}`, says })

/** The last day of the stay of a booking. */
export const departure = (bookingId: string): Moment => ({
  sql: `(select max(upper(stayed.stay)) from booking_item stayed where stayed.booking_id = ${bookingId} and stayed.kind = 'villa')`,
  says: 'departure',
})

/** The days of a stay, in an export. */
export const stayOf = `jsonb_build_object('from', lower(item.stay), 'to', upper(item.stay))`

/** Whether a booking was sold or money was posted for it, as a condition. */
export const wasSold = (bookingId: string): string =>
  `(exists (select from booking sold where sold.id = ${bookingId} and sold.status in (2, 3))` +
  ` or exists (select from ledger_posting posted where posted.booking_id = ${bookingId})` +
  ` or exists (select from payment_attempt attempted where attempted.booking_id = ${bookingId} and attempted.status in (0, 1, 2, 3, 6, 8)))`

/** Why accounts keep what they keep. */
export const law =
  'Invoices and payments are accounting records: United Kingdom law asks a company to keep them for six years from the end of the financial year (Finance Act 1998, schedule 18, paragraph 21; Value Added Tax Act 1994, schedule 11, paragraph 6).'

/** Seven years: six from the end of the financial year. */
export const legalMonths = 84

export const throughBooking: Path = { via: [['booking_id', 'booking']], column: 'contact_id' }
export const ofContact: Path = { column: 'contact_id' }
const account = ['account_id', 'account'] as const
export const throughAccount = {
  contact: { via: [account], column: 'contact_id' },
  coSignIn: { via: [account], column: 'co_sign_in_id' },
} as const satisfies Owners

/** Why hashes and keys are in no export. */
export const isSecret = 'A secret, or the hash of one: it would open something, and says nothing of its owner.'
