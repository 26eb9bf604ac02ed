// The register of personal data: each column that holds a person's texts, contact details or identifiers. The export of
// personal data, the nightly job, the deletion of an account (`statements.ts`) and docs/privacy.md are built from it.
// Conditions and moments are SQL about `item`, a row of the table.

/** A moment after which data is removed, as SQL and as text. */
export interface Moment {
  sql: string
  says: string
}

/** A retention period: months, days, or the configured one (`PERSONAL_DATA_RETENTION_MONTHS`). */
export type Period = { months: number } | { days: number } | 'configured'

/** How a row is removed: deleted, or columns are overwritten. Values are SQL. */
export type Removal = 'delete' | { set: Readonly<Record<string, string>> }

/** Data that the nightly job removes after a while. */
export interface Retention {
  after: Moment
  keep: Period
  remove: Removal
  /** Only for these rows: a condition in SQL, and as text. */
  only?: Moment
}

/** How the deletion of an account treats the rows of its owner. */
export type Erasure = { remove: Removal; only?: Moment } | { keep: string }

/** The path from a row to its owner: foreign keys to the `id` of the named table, and the column of the owner. */
export interface Path {
  via?: readonly (readonly [column: string, table: string])[]
  column: string
}

/** The owner of a row: a lead booker, a guest (co-sign-in), or the owner of an e-mail address. */
export interface Owners {
  contact?: Path
  coSignIn?: Path
  /** Columns that hold the address. They only count if the person has confirmed that address. */
  address?: readonly string[]
}

/** A column: its content, and its name in the export, or the reason why it is not exported. */
export type Column = { holds: string } & ({ as: string } | { unexported: string })

/** A table with personal data. */
export interface PersonalTable {
  table: string
  /** The meaning of a row, in plain words. */
  about: string
  columns: Readonly<Record<string, Column>>
  of: Owners
  /** The section of the export with its rows, by kind of owner; none where they are not exported. */
  section?: { contact?: string; coSignIn?: string }
  /** The section holds one object, not a list. */
  single?: true
  /** Additional members of the export that explain the columns: SQL expressions by name. */
  beside?: Readonly<Record<string, string>>
  /** The rules of the nightly job. */
  retention?: readonly Retention[]
  /** Other limits of its lifetime: a cascade, or another job. */
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

/** The legal reason for retaining accounting records. */
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

/** Why hashes and keys are not exported. */
export const isSecret = 'A secret, or the hash of one: it would open something, and says nothing of its owner.'
