import type { Transaction } from '#database/connection'
import { sameAddress } from '#domain/accounts'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { mayCall } from '#server/platform/limits'
import { findAccount } from './accounts.ts'
import { tellKnown } from './letters.ts'
import { sendRegistration } from './send-registration.ts'

/** Whoever enters somebody else's address over and over shall not fill their box. */
const toOneAddress = { most: 3, seconds: 86_400 }

/** Sends an address the link by which its registration is completed, or tells it that it has an account. */
export async function preregister(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const addressee = { email: sameAddress(email), language, userType: 'contact' } as const
  // The answer is the same: it does not tell that somebody else has entered the address.
  if (!(await mayCall(tx, `registration of ${addressee.email}`, toOneAddress))) return
  const known = await findAccount(tx, 'contact', addressee.email)
  if (known) await tellKnown(tx, world, { ...addressee, language: known.language })
  else await sendRegistration(tx, world, addressee)
}
