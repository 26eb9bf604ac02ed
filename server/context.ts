import type { Db } from '#database/connection'
import type { ReportSource } from '#database/replica/report-source'
import type { Documents } from '#server/adapters/documents/documents'
import type { IdentityProviders } from '#server/adapters/identity/identity'
import type { Mailer } from '#server/adapters/mail/mail'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { PaymentProviders } from '#server/adapters/payments/payment-providers'
import type { Catalogue } from '#server/catalogue/catalogue'
import type { ResolveToken } from '#server/platform/auth/authentication'
import type { Configuration } from '#server/platform/config/configuration'
import type { Clock } from '#server/platform/runtime/clock'

/** The dependencies of routes and use cases. */
export interface Context {
  configuration: Configuration
  db: Db
  /** The database that reports and exports read: a replica, where there is one that follows. */
  reports: Pick<ReportSource, 'db'>
  clock: Clock
  catalogue: Catalogue
  /** The store of pictures. */
  store: MediaStore
  /** Resolves a bearer token. */
  identify: ResolveToken
  /** Identity providers. */
  identities: IdentityProviders
  /** Renders e-mails and PDFs. */
  documents: Documents
  /** Card payment providers. */
  payments: PaymentProviders
}

/** The dependencies of jobs, which also send e-mails. */
export interface JobContext extends Context {
  mailer: Mailer
}
