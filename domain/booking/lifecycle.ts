/** Why a step is not taken: the code of a refusal, as contract/refusals.ts tells it. */
export type StepRefusal = 'not-in-this-state' | 'option-over' | 'option-live' | 'stay-not-over'

/** Answers why the facts forbid a step; undefined where they allow it. */
export type Guard<Facts> = (facts: Facts) => StepRefusal | undefined

export interface Step<Status extends number, Facts> {
  from: readonly Status[]
  to: Status
  /** Asked in their order; the first that has something against it decides. */
  guards?: readonly Guard<Facts>[]
}

/** The states of a thing, in which it may begin, and every step from one to another by its name. */
export interface Lifecycle<Status extends number, Facts, Name extends string = string> {
  initial: readonly Status[]
  steps: Readonly<Record<Name, Step<Status, Facts>>>
}

/** Why a thing of that status may not take a step now; undefined if it may. */
export function refuseStep<Status extends number, Facts, Name extends string>(
  { steps }: Lifecycle<Status, Facts, Name>,
  name: Name,
  status: Status,
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
export const mayFollow = <Status extends number>(
  { steps }: Lifecycle<Status, never>,
  before: Status,
  after: Status,
): boolean => Object.values<Step<Status, never>>(steps).some(({ from, to }) => to === after && from.includes(before))
