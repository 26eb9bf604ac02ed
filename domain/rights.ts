import type { Actor } from '#domain/actor'

/** A condition under which an actor may do something with a subject. */
export type Right<Subject> = (actor: Actor, subject: Subject) => boolean

/** The policy of a subject: for each action the conditions that allow it; one of them suffices. */
export type Rights<Subject, Action extends string = string> = Readonly<Record<Action, readonly Right<Subject>[]>>

/** Whether the actor may do it. */
export const may = <Subject, Action extends string>(
  rights: Rights<Subject, Action>,
  actor: Actor,
  action: Action,
  subject: Subject,
): boolean => rights[action].some(right => right(actor, subject))
