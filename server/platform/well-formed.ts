/**
 * Whether every text of what was sent is Unicode. Half a character (`\ud800`) would be kept as another, and an e-mail
 * address with it as somebody else's. What is nested deeply must not exhaust the stack, so nothing calls itself.
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
