import type { Db } from '#database/connection'
import type { Documents } from '#server/adapters/documents/documents'
import type { IdentityProviders } from '#server/adapters/identity/identity'
import type { Mailer } from '#server/adapters/mail/mail'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { PaymentProviders } from '#server/adapters/payments/payment-providers'
import type { Catalogue } from '#server/catalogue/catalogue'
import type { Identify } from '#server/platform/callers'
import type { Clock } from '#server/platform/clock'
import type { Configuration } from '#server/platform/configuration'

/** What a route or use case works with: the world, handed in. */
export interface Context {
  configuration: Configuration
  db: Db
  clock: Clock
  catalogue: Catalogue
  /** Where pictures are kept. */
  store: MediaStore
  /** Tells whose a bearer token is. */
  identify: Identify
  /** Who vouches for identities. */
  identities: IdentityProviders
  /** E-mails and papers. */
  documents: Documents
  /** Who takes cards. */
  payments: PaymentProviders
}

/** What a job works with: also what reaches others. */
export interface JobContext extends Context {
  mailer: Mailer
}
