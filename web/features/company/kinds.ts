import type { PagePart } from '#contract/pages/parts'

/** What stands above all else: words without a heading and a picture. */
export const isOpening = ({ kind, heading, picture }: PagePart): boolean => kind === 'text' && !heading && !picture

/** The parts of a kind, in their order. */
export const ofKind = (parts: readonly PagePart[], kind: PagePart['kind']): PagePart[] =>
  parts.filter(part => part.kind === kind && !isOpening(part))
