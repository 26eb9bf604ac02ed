import type { ExperienceDetail } from '#contract/content/experiences'
import { useLanguage, useT } from '#web/messages'
import { durationText, languagesText, weekdaysText } from './experience-labels'
import styles from './experience-page.module.css'

/** Key facts of an experience; unknown ones are omitted. */
export function ExperienceFacts({ experience }: { experience: ExperienceDetail }) {
  const t = useT()
  const language = useLanguage()
  const { minutes, fromAge, mostGuests, weekdays, spoken } = experience
  const facts = [
    { name: t('experience_takes'), told: minutes !== null && durationText(minutes, t) },
    { name: t('experience_age'), told: fromAge !== null && t('experience_years', { age: fromAge }) },
    { name: t('experience_party'), told: mostGuests !== null && t('experience_most', { count: mostGuests }) },
    { name: t('experience_days'), told: weekdaysText(weekdays, language, t) },
    { name: t('experience_spoken'), told: spoken.length > 0 && languagesText(spoken, language) },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, told }) =>
          told && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{told}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
