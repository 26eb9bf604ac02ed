import type { Transaction } from '#database/connection'
import { normaliseEmail } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { tryConsume } from '#server/platform/security/rate-limits'
import { findAccount } from '../accounts.ts'
import { sendAlreadyRegisteredEmail } from '../emails.ts'
import { sendRegistration } from './send-registration.ts'

/** E-mails per address and day, so that strangers cannot flood a mailbox by entering its address. */
const toOneAddress = { max: 3, windowSeconds: 86_400 }

/** E-mails an address the link to complete its registration, or the notice that it has an account. */
export async function preregister(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const addressee = { email: normaliseEmail(email), language, userType: 'contact' } as const
  // The reply is the same, so that it does not reveal that others have entered the address.
  if (!(await tryConsume(tx, `registration of ${addressee.email}`, toOneAddress))) return
  const known = await findAccount(tx, 'contact', addressee.email)
  if (known) await sendAlreadyRegisteredEmail(tx, world, { ...addressee, language: known.language })
  else await sendRegistration(tx, world, addressee)
}
