import type { Experience } from '#contract/content/experiences'
import { useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { Picture } from '#web/ui/picture'
import { durationText, useExperiencePrice } from './experience-labels'
import styles from './experience-page.module.css'

interface ExperienceCardsProps {
  experiences: readonly Experience[]
  heading: 'h2' | 'h3'
}

/** Cards of experiences: description, price, duration and minimum age. */
export function ExperienceCards({ experiences, heading: Name }: ExperienceCardsProps) {
  const t = useT()
  const price = useExperiencePrice()
  return (
    <ul className={styles.cards}>
      {experiences.map(experience => {
        const { id, name, title, cmsRelativeUrl, picture, minutes, fromAge } = experience
        const facts = [
          price(experience),
          minutes !== null && durationText(minutes, t),
          fromAge !== null && t('experience_from_age', { age: fromAge }),
        ]
        return (
          <li key={id} className={styles.card}>
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 28vw, (min-width: 768px) 45vw, 90vw"
              ratio="3 / 2"
              widest={1000}
              decorative
            />
            <Name className={styles.name}>
              <CardLink to={cmsRelativeUrl}>{name}</CardLink>
            </Name>
            <p className={styles.line}>{title}</p>
            <p className={styles.text}>{facts.filter(Boolean).join(' · ')}</p>
          </li>
        )
      })}
    </ul>
  )
}
