/** Why a step is not taken: the code of a refusal, as contract/refusals.ts tells it. */
export type StepRefusal = 'not-in-this-state' | 'option-over' | 'option-live' | 'stay-not-over'

/** Answers why the facts forbid a step; undefined where they allow it. */
export type Guard<Facts> = (facts: Facts) => StepRefusal | undefined

/** A state by its number, or by its name. */
export type Status = number | string

export interface Step<S extends Status, Facts> {
  from: readonly S[]
  to: S
  /** Asked in their order; the first that has something against it decides. */
  guards?: readonly Guard<Facts>[]
}

/** The states of a thing, in which it may begin, and every step from one to another by its name. */
export interface Lifecycle<S extends Status, Facts, Name extends string = string> {
  initial: readonly S[]
  steps: Readonly<Record<Name, Step<S, Facts>>>
}

/** Why a thing of that status may not take a step now; undefined if it may. */
export function refuseStep<S extends Status, Facts, Name extends string>(
  { steps }: Lifecycle<S, Facts, Name>,
  name: Name,
  status: S,
  facts: Facts,
): StepRefusal | undefined {
  const { from, guards = [] } = steps[name]
  if (!from.includes(status)) return 'not-in-this-state'
  for (const guard of guards) {
    const refusal = guard(facts)
    if (refusal) return refusal
  }
  return undefined
}

/** Whether some step leads from one status to another: what the database asks of every change. */
export const mayFollow = <S extends Status>({ steps }: Lifecycle<S, never>, before: S, after: S): boolean =>
  Object.values<Step<S, never>>(steps).some(({ from, to }) => to === after && from.includes(before))
