import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Device } from '#domain/access/user-agent'
import { type StartedSession, startSession } from './sign-in.ts'

const { account, guestUser } = tables

/** Starts the session of a visitor who makes a booking; it is limited to that booking (PD-28). */
export async function startGuestSession(tx: Transaction, bookingId: number, device: Device): Promise<StartedSession> {
  const [guest] = await tx.insert(guestUser).values({ bookingId }).returning({ id: guestUser.id })
  const [made] =
    guest === undefined ? [] : await tx.insert(account).values({ guestUserId: guest.id }).returning({ id: account.id })
  if (!made) throw new Error('the guest user was not stored')
  return startSession(tx, { id: made.id, kind: 'guest-user' }, device)
}
