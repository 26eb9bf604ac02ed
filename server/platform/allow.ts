import { Refusal } from '#contract/refusals'
import type { Actor } from '#domain/actor'
import { may, type Rights } from '#domain/rights'

/** Authorizes an action of an actor on a subject. Throws `not-found` where the actor may not see the subject. */
export function allow<Subject, Action extends string>(
  rights: Rights<Subject, Action>,
  actor: Actor,
  action: Action,
  subject: Subject | undefined,
): asserts subject is Subject {
  if (subject === undefined) throw new Refusal('not-found')
  if (!may(rights, actor, action, subject)) throw new Refusal('not-found', { withheld: true })
}
