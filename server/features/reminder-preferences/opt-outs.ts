import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { reminderOptOut } from '#database/tables'
import { type ReminderTopic, reminderTopics } from '#domain/reminders/reminder-plan'

/** A client or a guest: each decides for their own reminders. */
export type ReminderOwner = { contactId: number } | { coSignInId: number }

const ownedBy = (owner: ReminderOwner): SQL =>
  'contactId' in owner ? eq(reminderOptOut.contactId, owner.contactId) : eq(reminderOptOut.coSignInId, owner.coSignInId)

/** The topics that people get reminders of, in their order; all unless switched off. */
export async function topicsOfEach(db: Queryable, owners: readonly ReminderOwner[]): Promise<ReminderTopic[][]> {
  const off =
    owners.length === 0
      ? []
      : await db
          .select()
          .from(reminderOptOut)
          .where(or(...owners.map(ownedBy)))
  return owners.map(owner => {
    const own = off.filter(row =>
      'contactId' in owner ? row.contactId === owner.contactId : row.coSignInId === owner.coSignInId,
    )
    return reminderTopics.filter(topic => !own.some(row => row.topic === topic))
  })
}

/** The topics that a person gets reminders of; all unless switched off. */
export const topicsOf = async (db: Queryable, owner: ReminderOwner): Promise<ReminderTopic[]> =>
  (await topicsOfEach(db, [owner]))[0] ?? []

/** Switches the topics on that are named, and all others off. */
export async function setReminders(
  tx: Transaction,
  owner: ReminderOwner,
  wanted: readonly ReminderTopic[],
): Promise<void> {
  const off = reminderTopics.filter(topic => !wanted.includes(topic))
  if (wanted.length > 0)
    await tx.delete(reminderOptOut).where(and(ownedBy(owner), inArray(reminderOptOut.topic, [...wanted])))
  if (off.length > 0)
    await tx
      .insert(reminderOptOut)
      .values(off.map(topic => ({ ...owner, topic })))
      .onConflictDoNothing()
}
