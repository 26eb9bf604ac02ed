/**
 * For what a visitor may be asked to agree (PD-41): convenience is villas that were looked at and films of other
 * companies; statistics, how pages are used; marketing, whether an advertisement led here.
 */
export const purposes = ['convenience', 'statistics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

/** Their answer from the cookie; undefined where they have not answered. What is not named is not agreed to. */
export function readConsent(text: string | undefined): readonly Purpose[] | undefined {
  if (!text) return undefined
  const named = text.split('.')
  return purposes.filter(purpose => named.includes(purpose))
}

/** An answer as the cookie keeps it. */
export const writeConsent = (agreed: readonly Purpose[]): string => agreed.join('.') || 'none'
