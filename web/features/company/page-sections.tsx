import type { PagePart } from '#contract/pages/parts'
import { useT } from '#web/messages'
import { Figures, figuresOf, Quotes, Steps } from './page-blocks'
import { Section } from './section'
import { TextSection } from './text-section'
import { VillasPart } from './villas-part'

/** Groups consecutive parts of the same kind. */
function groupConsecutive(parts: readonly PagePart[]): PagePart[][] {
  const runs: PagePart[][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === part.kind && part.kind !== 'villas') last.push(part)
    else runs.push([part])
  }
  return runs
}

/** The parts of a page in the editors' order. */
export function PageSections({ parts }: { parts: readonly PagePart[] }) {
  const t = useT()
  return groupConsecutive(parts.filter(part => !isIntroSection(part))).map(([first, ...others]) => {
    if (!first) return null
    const run = [first, ...others]
    if (first.kind === 'villas') return <VillasPart key={first.id} part={first} />
    return (
      <Section key={first.id} title={first.kind === 'step' ? t('company_steps') : undefined}>
        {first.kind === 'text' && <TextSection parts={run} />}
        {first.kind === 'figure' && <Figures figures={figuresOf(run)} />}
        {first.kind === 'step' && <Steps parts={run} />}
        {first.kind === 'quote' && <Quotes parts={run} />}
      </Section>
    )
  })
}

/** Opening part: text without heading or picture. */
export const isIntroSection = ({ kind, heading, picture }: PagePart): boolean => kind === 'text' && !heading && !picture

export const filterByKind = (parts: readonly PagePart[], kind: PagePart['kind']): PagePart[] =>
  parts.filter(part => part.kind === kind && !isIntroSection(part))
