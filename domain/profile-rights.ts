import type { Actor } from '#domain/actor'
import type { Rights } from '#domain/rights'

/** Whose it is that somebody has said something of themselves: a lead booker's, or that of a guest or travel agent. */
type Owner = { contactId: number } | { coSignInId: number }

const isOwn = (actor: Actor, owner: Owner) =>
  'contactId' in owner
    ? actor.kind === 'lead-booker' && actor.contactId === owner.contactId
    : actor.kind === 'co-sign-in' && actor.coSignInId === owner.coSignInId
const isLookingOn = (actor: Actor) => actor.kind === 'lead-booker' && actor.lookingOn !== undefined
const isThemselves = (actor: Actor, owner: Owner) => isOwn(actor, owner) && !isLookingOn(actor)

/**
 * The rights to see, to change and to export what somebody says of themselves. Staff who look on in a client's place see
 * it, and neither change it nor take all of it away as a file.
 */
export const profileRights: Rights<Owner, 'view' | 'change' | 'export'> = {
  view: [isOwn],
  change: [isThemselves],
  export: [isThemselves],
}
