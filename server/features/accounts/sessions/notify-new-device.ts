import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Device } from '#domain/access/user-agent'
import type { Context } from '#server/context'
import type { Account } from '../accounts.ts'
import { sendNewDeviceEmail } from '../emails.ts'

const { session } = tables

/**
 * Notifies the owner of an account of a sign-in with a device unlike all before, except the first. Devices are known by
 * their user agents alone, because nothing else of them is stored: a thief with the same browser and system is not
 * noticed.
 */
export async function notifyNewDevice(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  account: Account,
  device: Device,
): Promise<void> {
  const isSame = sql`${session.browser} = ${device.browser} and ${session.system} = ${device.system}`
  const [known] = await tx
    .select({ isFirst: sql<boolean>`count(*) = 0`, isKnown: sql<boolean>`coalesce(bool_or(${isSame}), false)` })
    .from(session)
    .where(eq(session.accountId, account.id))
  if (!known || known.isFirst || known.isKnown) return
  await sendNewDeviceEmail(tx, world, account, [device.browser, device.system].filter(Boolean).join(', '))
}
