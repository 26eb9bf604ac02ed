/**
 * The purposes of consent (PD-41): convenience covers recently viewed villas and third-party films; statistics, how
 * pages are used; marketing, whether an advertisement led here.
 */
export const purposes = ['convenience', 'statistics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

/** Parses the consent cookie; undefined where the visitor has not answered. Unnamed purposes are not consented to. */
export function readConsent(text: string | undefined): readonly Purpose[] | undefined {
  if (!text) return undefined
  const named = text.split('.')
  return purposes.filter(purpose => named.includes(purpose))
}

/** Serializes an answer for the cookie. */
export const writeConsent = (agreed: readonly Purpose[]): string => agreed.join('.') || 'none'
