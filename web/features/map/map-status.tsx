import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './map.module.css'
import type { ShownPlaces } from './use-places'

interface MapNoteProps {
  shown: ShownPlaces | undefined
  failed: boolean
  onAgain: () => void
}

/** Status of the map: villas are loading, failed to load, or are too many to show. */
export function MapStatus({ shown, failed, onAgain }: MapNoteProps) {
  const t = useT()
  if (failed) {
    return (
      <div className={styles.note} role="status">
        <p>{t('map_failed')}</p>
        <Button variant="quiet" onClick={onAgain}>
          {t('map_retry')}
        </Button>
      </div>
    )
  }
  const words = () => {
    if (!shown) return t('map_waiting')
    if (shown.total > shown.places.length) return t('map_first', { count: shown.places.length, total: shown.total })
    return undefined
  }
  return (
    <p className={styles.note} role="status">
      {words()}
    </p>
  )
}
