import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import { getOwnAccount, lockAccount, sendLink, takeLink, tellDeleted } from '#server/features/accounts/public'
import { archiveGuestsOf } from '#server/features/guest-logins/public'

type World = Pick<Context, 'configuration' | 'documents'>

/** Sends the letter by which an account is deleted: who has only its open session cannot. */
export async function askToDelete(tx: Transaction, world: World, actor: LeadBooker | CoSignIn): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const { email, language, userType } = own
  await sendLink(tx, world, { email, language, userType, accountId: own.id, kind: 'delete-account' })
}

/**
 * Deletes an account, and all that is known of its owner but what the law asks to be kept: who has booked stays as the
 * name and the address of their bookings. Throws `link-over`.
 */
export async function deleteAccount(
  tx: Transaction,
  world: World,
  { actor, token }: { actor: LeadBooker | CoSignIn; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const { accountId, email } = await takeLink(tx, token, ['delete-account'])
  if (accountId !== own.id || email !== own.email) throw new Refusal('link-over')
  if (actor.kind === 'lead-booker') await deleteContact(tx, actor.contactId)
  // The bookings are those of who has invited them.
  else await tx.delete(tables.coSignIn).where(eq(tables.coSignIn.id, actor.coSignInId))
  await tx.delete(tables.account).where(eq(tables.account.id, own.id))
  const { language, userType } = own
  await tellDeleted(tx, world, { email, language, userType })
}

async function deleteContact(tx: Transaction, contactId: number): Promise<void> {
  const { booking, contact } = tables
  await archiveGuestsOf(tx, contactId)
  const [booked] = await tx.select({ id: booking.id }).from(booking).where(eq(booking.contactId, contactId)).limit(1)
  if (booked) await forgetButName(tx, contactId)
  else await tx.delete(contact).where(eq(contact.id, contactId))
}

/** Forgets of a contact what does not belong to their bookings. */
async function forgetButName(tx: Transaction, contactId: number): Promise<void> {
  const { contactAddress, contactInterest, contactPhone, emailSubscription, factSheetRequest, guestLogin } = tables
  for (const table of [contactAddress, contactInterest, contactPhone, emailSubscription, factSheetRequest, guestLogin])
    await tx.delete(table).where(eq(table.contactId, contactId))
}
