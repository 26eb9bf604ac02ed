import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { villaOwnerForm } from '#contract/forms/villa'
import { ProblemError } from '#contract/problems'
import type { VillaOwner } from '#contract/staff/office-villas'
import type { Queryable, Transaction } from '#database/connection'
import { villa, villaOwner } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { maskedChanges } from '#domain/access/staff-changes'
import { writeStaffEntry } from '#server/features/staff/public'

const fields = ['name', 'email', 'phone', 'note'] as const

async function findName(db: Queryable, villaId: number): Promise<string> {
  const [found] = await db.select({ name: villa.name }).from(villa).where(eq(villa.id, villaId))
  if (!found) throw new ProblemError('not-found')
  return found.name
}

async function findOwner(db: Queryable, villaId: number): Promise<VillaOwner> {
  const [found] = await db.select().from(villaOwner).where(eq(villaOwner.villaId, villaId))
  const { name = '', email = '', phone = '', note = '', revision = 0 } = found ?? {}
  return { name, email, phone, note, revision }
}

/** The owner of a villa; empty with revision 0 where none is known. Throws `not-found`. */
export async function getVillaOwner(db: Queryable, villaId: number): Promise<VillaOwner> {
  await findName(db, villaId)
  return findOwner(db, villaId)
}

/**
 * Sets the owner of a villa. The log names the changed fields only, and versions of the villa have no owner: an owner
 * can be erased. Throws `not-found`, and `changed-since` with the current state.
 */
export async function setVillaOwner(
  tx: Transaction,
  { staffId }: Staff,
  { villaId, owner, revision }: { villaId: number; owner: z.output<typeof villaOwnerForm>; revision: number },
): Promise<VillaOwner> {
  const reason = await findName(tx, villaId)
  // Two first saves wait for each other.
  await tx.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId)).for('no key update')
  const before = await findOwner(tx, villaId)
  const changed = fields.filter(field => before[field] !== owner[field])
  if (changed.length === 0) return before
  if (before.revision !== revision) throw new ProblemError('changed-since', { more: { current: before } })
  await tx
    .insert(villaOwner)
    .values({ villaId, ...owner })
    .onConflictDoUpdate({ target: villaOwner.villaId, set: owner })
  await writeStaffEntry(tx, { staffId, action: 'villa-owner-changed', reason, changes: maskedChanges(changed) })
  return findOwner(tx, villaId)
}
