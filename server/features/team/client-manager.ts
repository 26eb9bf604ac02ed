import type { TeamMemberRow } from '#server/catalogue/content'
import type { Context } from '#server/context'

interface Managed {
  /** The person whom staff chose; null where nobody was chosen. */
  managerId: number | null
  whiteKey: boolean
  villaId: number | undefined
}

/**
 * The client manager of a booking: the person whom staff chose, else the one who looks after White Key, else the person
 * whom the page of the villa names. Undefined where nobody of them is shown to visitors.
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
