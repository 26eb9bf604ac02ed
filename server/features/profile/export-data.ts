import { eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { personalData } from '#database/personal-data/register'
import { exportOf, type Person } from '#database/personal-data/statements'
import { account, coSignIn } from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { profilePolicy } from '#domain/access/profile-policy'
import type { Context } from '#server/context'
import { exportPassports } from '#server/features/passports/public'
import { exportAllergies } from '#server/features/trip-details/public'
import { authorize } from '#server/platform/auth/authorize'
import { getOwnContact } from './get-profile.ts'

type World = Pick<Context, 'configuration'>

/** The sections of a person's export, as the register of personal data defines. */
export async function exportData(db: Queryable, world: World, person: Person): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const entry of personalData) {
    const section = entry.section?.[person.kind]
    if (!section) continue
    const query = exportOf(entry, person)
    const said = query ? (await db.execute<{ said: unknown }>(query)).rows.map(row => row.said) : []
    parts[section] = entry.single ? said[0] : said
  }
  // The database cannot decrypt them.
  if (person.kind === 'contact') parts.allergies = await exportAllergies(db, world.configuration.keyRing, person.id)
  parts.passports = await exportPassports(db, world.configuration.keyRing, person)
  return parts
}

/**
 * Exports the personal data of a lead booker. Data known by the address alone (enquiries, e-mails) is included once
 * they have proven it. Throws `not-found`.
 */
export async function exportLeadBookerData(
  db: Queryable,
  world: World,
  { actor, id }: { actor: LeadBooker; id: string },
) {
  const { contact: own, provenAt } = await getOwnContact(db, actor, 'export', id)
  return exportData(db, world, { kind: 'contact', id: own.id, address: provenAt ? own.email : undefined })
}

/** Exports the personal data of a guest. Throws `not-found`. */
export async function exportGuestData(db: Queryable, world: World, { actor, id }: { actor: CoSignIn; id: string }) {
  const [own] = await db
    .select({ id: coSignIn.id, email: coSignIn.email, provenAt: account.provenAt })
    .from(coSignIn)
    .leftJoin(account, eq(account.coSignInId, coSignIn.id))
    .where(eq(coSignIn.publicId, id))
  authorize(profilePolicy, actor, 'export', own && { coSignInId: own.id })
  if (!own) throw new Error('an authorised guest is missing')
  return exportData(db, world, { kind: 'coSignIn', id: own.id, address: own.provenAt ? own.email : undefined })
}
