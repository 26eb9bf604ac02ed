import type { Actor } from '#domain/actor'
import type { Rights } from '#domain/rights'

/** Whose it is that somebody has said something of themselves: a lead booker's, or that of a guest or travel agent. */
type Owner = { contactId: number } | { coSignInId: number }

const isOwn = (actor: Actor, owner: Owner) =>
  'contactId' in owner
    ? actor.kind === 'lead-booker' && actor.contactId === owner.contactId
    : actor.kind === 'co-sign-in' && actor.coSignInId === owner.coSignInId
const isLookingOn = (actor: Actor) => actor.kind === 'lead-booker' && actor.lookingOn !== undefined

/** Who may see and change what somebody says of themselves; who looks on in a client's place changes nothing. */
export const profileRights: Rights<Owner, 'view' | 'change'> = {
  view: [isOwn],
  change: [(actor, owner) => isOwn(actor, owner) && !isLookingOn(actor)],
}
