import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { reminderOptOut } from '#database/tables'
import { type ReminderTopic, reminderTopics } from '#domain/reminders/reminder-plan'

/** A client or a guest: each decides for their own reminders. */
export type ReminderOwner = { contactId: number } | { coSignInId: number }

const ownedBy = (owner: ReminderOwner): SQL =>
  'contactId' in owner ? eq(reminderOptOut.contactId, owner.contactId) : eq(reminderOptOut.coSignInId, owner.coSignInId)

/** The topics that a person gets reminders of; all unless switched off. */
export async function topicsOf(db: Queryable, owner: ReminderOwner): Promise<ReminderTopic[]> {
  const rows = await db.select({ topic: reminderOptOut.topic }).from(reminderOptOut).where(ownedBy(owner))
  const off = new Set(rows.map(({ topic }) => topic))
  return reminderTopics.filter(topic => !off.has(topic))
}

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
