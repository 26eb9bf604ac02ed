const comparedTaxes = new WeakMap<readonly object[], WeakMap<readonly object[], boolean>>()

/** Whether two lists of tax rules are equal. There are few lists for many villas: each pair is compared once. */
export function sameTaxes(a: readonly object[], b: readonly object[]): boolean {
  if (a === b) return true
  const compared = comparedTaxes.get(a) ?? new WeakMap<readonly object[], boolean>()
  comparedTaxes.set(a, compared)
  const known = compared.get(b) ?? JSON.stringify(a) === JSON.stringify(b)
  compared.set(b, known)
  return known
}
