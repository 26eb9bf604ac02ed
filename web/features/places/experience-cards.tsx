import type { Experience } from '#contract/experiences'
import { usePrice } from '#web/features/currency/public'
import { useLocalPath, useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { Picture } from '#web/ui/picture'
import styles from './experience-cards.module.css'

/** Experiences as cards with what they cost. */
export function ExperienceCards({ experiences }: { experiences: readonly Experience[] }) {
  const t = useT()
  const price = usePrice()
  const local = useLocalPath()
  return (
    <ul className={styles.experiences}>
      {experiences.map(({ id, name, introduction, cmsRelativeUrl, picture, priceFrom, priceUnit }) => (
        <li key={id} className={styles.experience}>
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw"
            ratio="3 / 2"
            widest={1000}
            decorative
          />
          <h3 className={styles.name}>
            <CardLink to={local(cmsRelativeUrl)}>{name}</CardLink>
          </h3>
          <p className={styles.text}>{introduction}</p>
          <p className={styles.price}>{t(`villa_experience_${priceUnit}`, { price: price(priceFrom, 1) })}</p>
        </li>
      ))}
    </ul>
  )
}
