import type { Actor } from '#domain/access/actor'

/** A condition under which an actor may do something with a subject. */
export type PolicyCondition<Subject> = (actor: Actor, subject: Subject) => boolean

/** The policy of a subject: for each action the conditions that allow it; one of them suffices. */
export type Policy<Subject, Action extends string = string> = Readonly<
  Record<Action, readonly PolicyCondition<Subject>[]>
>

/** Whether the actor may do it. */
export const can = <Subject, Action extends string>(
  rights: Policy<Subject, Action>,
  actor: Actor,
  action: Action,
  subject: Subject,
): boolean => rights[action].some(right => right(actor, subject))
