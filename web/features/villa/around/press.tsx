import type { VillaData } from '#contract/pages/villa'
import { formatMonth } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { Section } from '../section'
import styles from './press.module.css'

/** Press coverage of the villa. */
export function Press({ pieces }: { pieces: VillaData['press'] }) {
  const t = useT()
  const language = useLanguage()
  if (pieces.length === 0) return null
  return (
    <Section title={t('villa_press')}>
      <ul className={styles.pieces}>
        {pieces.map(({ id, publisherName, title, cmsRelativeURL, publishedOn }) => (
          <li key={id} className={styles.piece}>
            <h3 className={styles.title}>
              <CardLink to={cmsRelativeURL}>{title}</CardLink>
            </h3>
            <p className={styles.by}>
              {publisherName} · {formatMonth(publishedOn.slice(0, 7), language)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
