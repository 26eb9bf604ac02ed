import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Profile } from '#contract/account/profile'
import type { profileForm } from '#contract/forms/profile'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/access/actor'
import type { Language } from '#domain/text/language'
import { throwFieldErrors } from '#server/platform/http/errors'
import { toE164 } from '#server/platform/phone-format'
import { getOwnContact, getProfile } from './get-profile.ts'

const { contact, contactAddress, contactPhone } = tables

type Changed = z.output<typeof profileForm> & { lang?: Language | undefined }

/**
 * Telephone numbers in their stored form. Throws `invalid-input` with the field of each that is invalid in its country.
 */
function keptNumbers(phones: NonNullable<Changed['phones']>) {
  const kept = phones.map(({ kind, country, number }) => ({ kind, country, number: toE164(number, country) }))
  throwFieldErrors(
    Object.fromEntries(
      kept.map(({ number }, at) => [`phones.${at}.number`, number === undefined ? 'phone' : undefined]),
    ),
  )
  return kept.map((phone, position) => ({ ...phone, number: phone.number ?? '', position }))
}

/** Changes the given parts of a lead booker's profile; parts that are not given stay. */
export async function changeProfile(
  tx: Transaction,
  { actor, id, changed }: { actor: LeadBooker; id: string; changed: Changed },
): Promise<Profile> {
  const { contact: own } = await getOwnContact(tx, actor, 'change', id)
  const { title, firstname: firstName, lastname: lastName, lang: language, phones, addresses } = changed
  const numbers = phones && keptNumbers(phones)
  // Locks the contact even where no column changes, so that concurrent replacements of a list are serialised.
  await tx
    .update(contact)
    .set({
      email: own.email,
      ...(title !== undefined && { title }),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(language && { language }),
    })
    .where(eq(contact.id, own.id))
  if (numbers) {
    await tx.delete(contactPhone).where(eq(contactPhone.contactId, own.id))
    if (numbers.length > 0)
      await tx.insert(contactPhone).values(numbers.map(number => ({ ...number, contactId: own.id })))
  }
  if (addresses) {
    await tx.delete(contactAddress).where(eq(contactAddress.contactId, own.id))
    if (addresses.length > 0)
      await tx.insert(contactAddress).values(addresses.map(address => ({ ...address, contactId: own.id })))
  }
  return getProfile(tx, { actor, id })
}
