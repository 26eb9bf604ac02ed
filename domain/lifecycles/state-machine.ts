/** Why a transition is not allowed: a problem code of contract/problems.ts. */
export type TransitionProblem = 'not-in-this-state' | 'option-over' | 'option-live' | 'stay-not-over'

/** Returns why the facts forbid a transition; undefined where they allow it. */
export type Guard<Facts> = (facts: Facts) => TransitionProblem | undefined

/** A state by number or name. */
export type Status = number | string

export interface Transition<S extends Status, Facts> {
  from: readonly S[]
  to: S
  /** Evaluated in order; the first one that returns a reason decides. */
  guards?: readonly Guard<Facts>[]
}

/** A state machine: the initial states, and every transition by name. */
export interface StateMachine<S extends Status, Facts, Name extends string = string> {
  initial: readonly S[]
  steps: Readonly<Record<Name, Transition<S, Facts>>>
}

/** Why a transition is not allowed now; undefined if it is. */
export function findTransitionProblem<S extends Status, Facts, Name extends string>(
  { steps }: StateMachine<S, Facts, Name>,
  name: Name,
  status: S,
  facts: Facts,
): TransitionProblem | undefined {
  const { from, guards = [] } = steps[name]
  if (!from.includes(status)) return 'not-in-this-state'
  for (const guard of guards) {
    const refusal = guard(facts)
    if (refusal) return refusal
  }
  return undefined
}

/** Whether some transition leads from one status to another: the database checks it for every change. */
export const canTransition = <S extends Status>({ steps }: StateMachine<S, never>, before: S, after: S): boolean =>
  Object.values<Transition<S, never>>(steps).some(({ from, to }) => to === after && from.includes(before))
