import { type FieldError, ProblemError } from '#contract/problems'

/** The comma-separated names in `$select` or `$expand`. */
const namesIn = (list: string | undefined) =>
  list
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean) ?? []

/** The members of a selectable response (PD-4); expandable ones are only included on request. */
interface Parts<Member extends string, Nested extends string> {
  members: readonly Member[]
  expandable: readonly Nested[]
}

/**
 * The members that `$select` names, or all without it, and those that `$expand` adds. Throws `invalid-input`, which
 * lists the unknown names.
 */
export function parseSelectExpand<Member extends string, Nested extends string>(
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
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
  return {
    select: selected.size > 0 ? members.filter(name => selected.has(name)) : [...members],
    expand: expandable.filter(name => expanded.has(name)),
  }
}
