import { ApiError } from '#web/lib/api-client'

/** A villa that the visitor already holds. */
interface OwnHold {
  bookingId: number
  villa: { name: string }
  from: string
  to: string
}

/** Why another hold is rejected (`HoldRefusal` of the domain), and the visitor's own holds. */
export interface RefusedHold {
  because: string
  holds: OwnHold[]
}

/** The limit of holds that the server names; undefined for other errors. */
export function refusedHold(error: unknown): RefusedHold | undefined {
  if (!(error instanceof ApiError) || !('because' in error.problem)) return undefined
  const { because, holds } = error.problem
  return { because: String(because), holds: holds as OwnHold[] }
}
