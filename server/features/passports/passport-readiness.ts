import type { Transaction } from '#database/connection'
import type { Language } from '#domain/text/language'
import { issuePassportLink } from './issue-link.ts'
import { isReady } from './present-guest.ts'
import { type PassportRow, passportsSeenBy, readPassports, type World } from './queries.ts'

/** How far the passport details of a booking are, for its lead booker or for one guest. */
export interface PassportReadiness {
  /** The guests whose details count for the recipient, and how many of them are not ready. */
  guests: number
  missing: number
  /** When somebody last worked on them, in milliseconds since 1970. */
  touchedAt: number | undefined
  /** The police register asks for them. */
  isRequiredByLaw: boolean
  /** Issues a private link to the guest's own row; undefined for the lead booker, who has a page. */
  privateLink: ((language: Language) => Promise<string>) | undefined
}

/**
 * Reads the readiness of a booking once, for each of its recipients: the lead booker (`null`) or a guest, who sees only
 * rows of their own. Undefined without a stay.
 */
export async function readPassportReadiness(
  tx: Transaction,
  world: World,
  bookingId: number,
): Promise<((coSignInId: number | null) => PassportReadiness) | undefined> {
  const read = await readPassports(tx, world, bookingId)
  if (!read) return undefined
  return coSignInId => {
    const found = passportsSeenBy(
      coSignInId === null ? { kind: 'anonymous' } : { kind: 'co-sign-in', coSignInId, role: 'guest' },
      read,
    )
    const rows = (coSignInId === null ? found.all : found.visible).filter(({ archivedAt }) => archivedAt === null)
    const missing = rows.filter(row => !isReady(found, row))
    const times = rows.flatMap(({ savedAt }: PassportRow) => savedAt?.getTime() ?? [])
    const [first] = missing
    return {
      guests: rows.length,
      missing: missing.length,
      touchedAt: times.length > 0 ? Math.max(...times) : undefined,
      isRequiredByLaw: found.trip.isInItaly,
      privateLink:
        coSignInId !== null && first
          ? async language => (await issuePassportLink(tx, world, found, { id: first.id, language })).address
          : undefined,
    }
  }
}
