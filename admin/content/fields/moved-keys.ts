/** The keys after some of them were moved before or after another. */
export function movedKeys(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  target: { key: string; place: 'before' | 'after' },
): string[] {
  const rest = keys.filter(key => !moved.has(key))
  const at = rest.indexOf(target.key)
  if (at < 0) return [...keys]
  const index = target.place === 'before' ? at : at + 1
  return [...rest.slice(0, index), ...keys.filter(key => moved.has(key)), ...rest.slice(index)]
}
