import type { TeamMemberRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

interface Managed {
  /** The team member whom staff chose; null where they chose none. */
  managerId: number | null
  whiteKey: boolean
  villaId: number | undefined
}

/**
 * The client manager of a booking: the one whom staff chose, else the one of White Key, else the one on the villa's
 * page. Undefined where none of them is shown to visitors.
 */
export function clientManagerOf(
  { catalogue }: Pick<Context, 'catalogue'>,
  { managerId, whiteKey, villaId }: Managed,
): TeamMemberRow | undefined {
  const { teamMemberById, teamMembers, teamOfRegion } = catalogue.content
  const chosen = teamMemberById.get(managerId ?? 0)
  const ofWhiteKey = whiteKey ? teamMembers.find(member => member.whiteKey) : undefined
  const [knows] = teamOfRegion(catalogue.villas.get(villaId ?? 0)?.row.regionId ?? 0)
  return chosen ?? ofWhiteKey ?? knows
}
