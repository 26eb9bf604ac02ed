import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { contact, guestLogin } from '#database/tables'
import { withTransaction } from '#database/transact'
import { localPath } from '#domain/text/language'
import type { Context, JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'

/** Invitations without a chosen scope, whose lead booker was not asked for it yet. */
const unasked = and(isNull(guestLogin.scopeChosenAt), isNull(guestLogin.scopeAskedAt), isNull(guestLogin.archivedAt))

async function ask(
  tx: Transaction,
  { configuration, documents }: Pick<Context, 'configuration' | 'documents'>,
  contactId: number,
): Promise<void> {
  const guests = await tx
    .select({ id: guestLogin.id, firstName: guestLogin.firstName, lastName: guestLogin.lastName })
    .from(guestLogin)
    .where(and(eq(guestLogin.contactId, contactId), unasked))
    .orderBy(asc(guestLogin.lastName), asc(guestLogin.id))
    .for('update')
  const [owner] = await tx.select().from(contact).where(eq(contact.id, contactId))
  if (!owner || guests.length === 0) return
  const { publicUrl: site, company, office } = configuration
  const letter = await documents.letterGuests({
    sender: { site, company, office },
    language: owner.language,
    recipient: owner.email,
    guests: guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    address: `${site}${localPath('/secure/guest-logins', owner.language)}`,
  })
  await queueEmail(tx, {
    ...letter,
    recipient: owner.email,
    purpose: 'transactional',
    // Lead bookers with guests have confirmed their address: others cannot invite.
    requestedBy: 'reader',
    language: owner.language,
    replyTo: office.email,
  })
  const ids = guests.map(({ id }) => id)
  await tx.update(guestLogin).set({ scopeAskedAt: sql`app_now()` }).where(inArray(guestLogin.id, ids))
}

/** E-mails each lead booker once to choose which bookings their guests can see (PD-92); until then nothing changes. */
export async function run(
  { db, ...world }: JobContext,
  _payload: object = {},
  { signal }: Pick<Task, 'signal'> = { signal: new AbortController().signal },
): Promise<void> {
  const owners = await db
    .select({ id: guestLogin.contactId })
    .from(guestLogin)
    .where(unasked)
    .groupBy(guestLogin.contactId)
  for (const { id } of owners) {
    if (signal.aborted) return
    await withTransaction(db, tx => ask(tx, world, id))
  }
}
