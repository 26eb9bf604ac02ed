import type { PagePart } from '#contract/pages/parts'

/** Opening part: text without heading or picture. */
export const isIntroSection = ({ kind, heading, picture }: PagePart): boolean => kind === 'text' && !heading && !picture

export const filterByKind = (parts: readonly PagePart[], kind: PagePart['kind']): PagePart[] =>
  parts.filter(part => part.kind === kind && !isIntroSection(part))
