import { usePrice } from '#web/features/currency/public'
import { ExperiencePage } from '#web/features/experience-page/public'
import { useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'
import styles from './experience.module.css'

/** An experience: what it is and costs, where to stay for it, what else is of its kind. */
export default function Experience({ page }: TemplateProps<'experience'>) {
  const t = useT()
  const price = usePrice()
  const { priceUnit, priceFrom } = page.experience
  return (
    <ExperiencePage page={page} othersHeading={t('experience_others')}>
      <p className={styles.price}>
        {t(priceUnit === 'person' ? 'villa_experience_person' : 'villa_experience_group', { price: price(priceFrom) })}
      </p>
    </ExperiencePage>
  )
}
