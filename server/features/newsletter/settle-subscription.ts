import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendWelcome } from './jobs.ts'
import { isOffList } from './queries.ts'

const { emailSubscription: subscription } = tables

/** The state of the subscription of a secret. */
export type SubscriptionState = 'asked' | 'on-list' | 'left' | 'unknown'

const isSecret = (text: string) => z.uuid().safeParse(text).success

/** Finds this state by the secret, which only e-mails contain. */
export async function findSubscriptionState(db: Queryable, secret: string): Promise<SubscriptionState> {
  if (!isSecret(secret)) return 'unknown'
  const [found] = await db.select().from(subscription).where(eq(subscription.secret, secret))
  if (!found) return 'unknown'
  if (found.leftAt) return 'left'
  return found.confirmedAt ? 'on-list' : 'asked'
}

/** Subscribes or unsubscribes an address by the secret of an e-mail. Idempotent. */
export async function updateSubscription(
  tx: Transaction,
  { secret, wanted }: { secret: string; wanted: 'on-list' | 'left' },
): Promise<SubscriptionState> {
  if (!isSecret(secret)) return 'unknown'
  const ofSecret = eq(subscription.secret, secret)
  if (wanted === 'left') {
    await tx
      .update(subscription)
      .set({ leftAt: sql`coalesce(${subscription.leftAt}, app_now())` })
      .where(ofSecret)
  } else {
    const [joined] = await tx
      .update(subscription)
      .set({ confirmedAt: sql`app_now()`, leftAt: null })
      .where(and(ofSecret, isOffList))
      .returning()
    if (joined) await enqueue(tx, sendWelcome, { contactId: joined.contactId })
  }
  return findSubscriptionState(tx, secret)
}
