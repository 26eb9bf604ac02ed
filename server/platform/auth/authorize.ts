import { ProblemError } from '#contract/problems'
import type { Actor } from '#domain/access/actor'
import { can, type Policy } from '#domain/access/policy'

/** Authorizes an action of an actor on a subject. Throws `not-found` where the actor may not see the subject. */
export function authorize<Subject, Action extends string>(
  rights: Policy<Subject, Action>,
  actor: Actor,
  action: Action,
  subject: Subject | undefined,
): asserts subject is Subject {
  if (subject === undefined) throw new ProblemError('not-found')
  if (!can(rights, actor, action, subject)) throw new ProblemError('not-found', { withheld: true })
}
