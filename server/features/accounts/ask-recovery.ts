import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { sameAddress, type UserType } from '#domain/accounts'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { countCall } from '#server/platform/limits'
import { findAccount } from './accounts.ts'
import { sendLink } from './letters.ts'

const ofOneAddress = { most: 5, seconds: 3600 }

/** Sends the link by which a password is set anew. Throws `no-such-account`, and `too-many-requests` for an address. */
export async function askRecovery(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, userType, language }: { email: string; userType: UserType; language?: Language | undefined },
): Promise<void> {
  await countCall(tx, `recovery ${userType} ${sameAddress(email)}`, ofOneAddress)
  const found = await findAccount(tx, userType, email)
  if (!found && userType === 'contact')
    throw new Refusal('no-such-account', { more: { supportEmail: world.configuration.office.predeparture } })
  if (!found) throw new Refusal('no-such-account')
  await sendLink(tx, world, {
    email: found.email,
    userType,
    language: language ?? found.language,
    accountId: found.id,
    kind: 'password-reset',
  })
}
