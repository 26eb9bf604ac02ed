import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { getGuest } from './get-guest.ts'
import { presentGuest } from './present-guest.ts'

/** Changes the names of a guest, for the lead booker or the guest. */
export async function renameGuest(
  tx: Transaction,
  { actor, id, firstname, lastname }: { actor: LeadBooker | CoSignIn; id: string; firstname: string; lastname: string },
) {
  const guest = await getGuest(tx, actor, 'name', id)
  const names = { firstName: firstname, lastName: lastname }
  await tx.update(tables.guestLogin).set(names).where(eq(tables.guestLogin.id, id))
  return presentGuest(
    { ...guest, guestLogin: { ...guest.guestLogin, ...names } },
    { whole: actor.kind === 'lead-booker' },
  )
}
