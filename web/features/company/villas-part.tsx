import type { PagePart } from '#contract/pages/parts'
import { CuratedPages } from '#web/features/page-modules/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './company.module.css'
import { Section } from './section'

/** Some villas of a collection, and a link to all of them. */
export function VillasPart({ part: { heading, villas } }: { part: PagePart }) {
  const t = useT()
  if (!villas) return null
  const { pages, name, path, total } = villas
  return (
    <Section title={heading || name}>
      <CuratedPages pages={pages} heading="h3" />
      <p className={styles.actions}>
        <ButtonLink to={path} variant="secondary">
          {t('company_villas_all', { count: total, name })}
        </ButtonLink>
      </p>
    </Section>
  )
}
