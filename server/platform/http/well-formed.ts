/**
 * Whether every text of the input is well-formed Unicode. PostgreSQL would store a lone surrogate (`\ud800`) as another
 * character, so an e-mail address could become another person's. Iterative, since deep nesting must not exhaust the
 * stack.
 */
export function isWellFormed(sent: unknown): boolean {
  const open = [sent]
  while (open.length > 0) {
    const one = open.pop()
    if (typeof one === 'string' && !one.isWellFormed()) return false
    if (typeof one === 'object' && one !== null) for (const inside of Object.values(one)) open.push(inside)
  }
  return true
}
