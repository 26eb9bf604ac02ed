/** Everything that is wrong with the configuration, each problem a line of the message. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.map(problem => `Configuration: ${problem}`).join('\n'))
    this.problems = problems
  }
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The problem that a variable is set without others that it needs, if that is so. */
export function lacking<Value extends object>(
  value: Value,
  variable: keyof Value,
  needed: readonly (keyof Value & string)[],
): string[] {
  const missing = value[variable] ? needed.filter(name => !value[name]) : []
  return missing.length > 0 ? [`${String(variable)} needs ${list.format(missing)}.`] : []
}
