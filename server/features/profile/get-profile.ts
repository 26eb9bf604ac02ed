import { asc, eq } from 'drizzle-orm'
import type { Profile } from '#contract/account/profile'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/access/actor'
import { profilePolicy } from '#domain/access/profile-policy'
import { authorize } from '#server/platform/auth/authorize'
import { toInternationalFormat } from '#server/platform/phone-format'

const { account, contact, contactAddress, contactPhone } = tables

/** Gets a contact by its public id after authorising the actor. Throws `not-found`. */
export async function getOwnContact(
  db: Queryable,
  actor: LeadBooker,
  action: 'view' | 'change' | 'export',
  publicId: string,
) {
  const [found] = await db
    .select({ contact, passwordHash: account.passwordHash, provenAt: account.provenAt })
    .from(contact)
    .leftJoin(account, eq(account.contactId, contact.id))
    .where(eq(contact.publicId, publicId))
  authorize(profilePolicy, actor, action, found && { contactId: found.contact.id })
  if (!found) throw new Error('an authorised contact is missing')
  return found
}

/** The profile of a lead booker. */
export async function getProfile(db: Queryable, { actor, id }: { actor: LeadBooker; id: string }): Promise<Profile> {
  const { contact: own, passwordHash, provenAt } = await getOwnContact(db, actor, 'view', id)
  const phones = await db
    .select({ kind: contactPhone.kind, country: contactPhone.country, number: contactPhone.number })
    .from(contactPhone)
    .where(eq(contactPhone.contactId, own.id))
    .orderBy(asc(contactPhone.position))
  const addresses = await db
    .select()
    .from(contactAddress)
    .where(eq(contactAddress.contactId, own.id))
    .orderBy(asc(contactAddress.kind))
  return {
    id: own.publicId,
    email: own.email,
    proven: provenAt !== null,
    hasPassword: passwordHash !== null,
    language: own.language,
    title: own.title,
    firstname: own.firstName,
    lastname: own.lastName,
    phones: phones.map(phone => ({ ...phone, written: toInternationalFormat(phone.number) })),
    addresses: addresses.map(({ contactId: _, ...address }) => address),
  }
}
