import type { PagePart } from '#contract/pages/parts'

/** Opening part: text without heading or picture. */
export const isOpening = ({ kind, heading, picture }: PagePart): boolean => kind === 'text' && !heading && !picture

export const ofKind = (parts: readonly PagePart[], kind: PagePart['kind']): PagePart[] =>
  parts.filter(part => part.kind === kind && !isOpening(part))
