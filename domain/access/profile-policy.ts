import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'

/** The owner of profile data: a lead booker, or a guest or travel agent. */
type Owner = { contactId: number } | { coSignInId: number }

const isOwn = (actor: Actor, owner: Owner) =>
  'contactId' in owner
    ? actor.kind === 'lead-booker' && actor.contactId === owner.contactId
    : actor.kind === 'co-sign-in' && actor.coSignInId === owner.coSignInId
const isLookingOn = (actor: Actor) => actor.kind === 'lead-booker' && actor.impersonated !== undefined
const isThemselves = (actor: Actor, owner: Owner) => isOwn(actor, owner) && !isLookingOn(actor)

/**
 * The policy of profile data: view, change and export. Staff who impersonate a client view it, and neither change it
 * nor export it.
 */
export const profilePolicy: Policy<Owner, 'view' | 'change' | 'export'> = {
  view: [isOwn],
  change: [isThemselves],
  export: [isThemselves],
}
