import type { Transaction } from '#database/connection'
import { ensureSystemRoles } from '#database/seeds/ensure-system-roles'
import * as tables from '#database/tables'
import { permissions } from '#domain/access/actor'
import { demonstrationAccounts as addresses } from '#domain/demonstration'
import { coSignInRoles } from '#domain/people/accounts'

const { account, coSignIn, contact, guestLogin, staff } = tables

/** The hash of the documented password (`domain/demonstration.ts`). */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$6DjuORxZj1CHb9yfwDXKiQ$YC2BaV+RPBKfFkyXXbbiawXhYxa7FAKEHeJKCicx6hI'

type Owner = { contactId: number } | { coSignInId: number } | { staffId: number }

async function made(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows
  if (!row) throw new Error('a demonstration account was not made')
  return row.id
}

/** The accounts of the demonstration: a lead booker, their guest, a travel agent, and a staff member. */
export async function seedAccounts(tx: Transaction): Promise<void> {
  const give = async (owner: Owner) => {
    const now = new Date()
    await tx.insert(account).values({ ...owner, passwordHash, passwordSetAt: now, provenAt: now })
  }
  const contactId = await made(
    tx
      .insert(contact)
      .values({ email: addresses.leadBooker, firstName: 'Eleanor', lastName: 'Hartley' })
      .returning({ id: contact.id }),
  )
  const coSignInOf = (email: string, role: 1 | 2) =>
    made(tx.insert(coSignIn).values({ email, role, language: 'en' }).returning({ id: coSignIn.id }))
  const coSignInId = await coSignInOf(addresses.guest, coSignInRoles.guest)
  const agentId = await coSignInOf(addresses.agent, coSignInRoles['travel-agent'])
  const now = new Date()
  await tx.insert(guestLogin).values({
    ...{ contactId, coSignInId, firstName: 'James', lastName: 'Hartley' },
    ...{ allBookings: true, showsPrices: true, scopeChosenAt: now, acceptedAt: now },
  })
  await ensureSystemRoles(tx)
  const staffId = await made(
    tx
      .insert(staff)
      .values({ email: addresses.staff, name: 'Office', permissions: [...permissions] })
      .returning({ id: staff.id }),
  )
  for (const owner of [{ contactId }, { coSignInId }, { coSignInId: agentId }, { staffId }]) await give(owner)
}
