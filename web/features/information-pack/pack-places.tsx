import type { InformationPack } from '#contract/booking/information-pack'
import { useT } from '#web/messages'
import styles from './information-pack.module.css'

/** Places with the minutes to reach them. */
export function PackPlaces({ facts }: { facts: InformationPack['villa']['nearby'] }) {
  const t = useT()
  if (facts.length === 0) return null
  return (
    <dl className={styles.rows}>
      {facts.map(({ kind, name, minutes, by }) => (
        <div key={`${kind} ${name}`} className={styles.row}>
          <dt>{name}</dt>
          <dd>{t('pack_reach', { minutes, by })}</dd>
        </div>
      ))}
    </dl>
  )
}
