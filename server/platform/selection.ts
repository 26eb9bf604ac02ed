import { type FieldError, Refusal } from '#contract/refusals'

/** The names that `$select` or `$expand` gives, by commas. */
const namesIn = (list: string | undefined) =>
  list
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean) ?? []

/** What may be asked of a call that answers parts (PD-4): its members, and what of them is only there if it is expanded. */
interface Parts<Member extends string, Nested extends string> {
  members: readonly Member[]
  expandable: readonly Nested[]
}

/**
 * Which members `$select` names, all of them where it names none, and what `$expand` adds. Throws `invalid-input`, which names
 * whatever there is not.
 */
export function readSelection<Member extends string, Nested extends string>(
  { $select, $expand }: { $select?: string | undefined; $expand?: string | undefined },
  { members, expandable }: Parts<Member, Nested>,
): { select: Member[]; expand: Nested[] } {
  const [selected, expanded] = [new Set(namesIn($select)), new Set(namesIn($expand))]
  const unknown = (field: string, names: Set<string>, known: readonly string[], detail: (name: string) => string) =>
    [...names]
      .filter(name => !known.includes(name))
      .map((name): FieldError => ({ field, code: 'unknown-member', detail: detail(name) }))
  const errors = [
    ...unknown('query.$select', selected, members, name => `There is no member ${name}.`),
    ...unknown('query.$expand', expanded, expandable, name => `${name} cannot be expanded.`),
  ]
  if (errors.length > 0) throw new Refusal('invalid-input', { errors })
  return {
    select: selected.size > 0 ? members.filter(name => selected.has(name)) : [...members],
    expand: expandable.filter(name => expanded.has(name)),
  }
}
