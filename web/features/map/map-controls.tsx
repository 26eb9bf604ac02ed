import type OlMap from 'ol/Map.js'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { FullScreenIcon, MinusIcon, PlusIcon } from '#web/ui/icons'
import styles from './map.module.css'
import { flyDurationMs } from './use-map'

/** Zoom buttons, a button that fits everything, and the attribution. */
export function MapControls({ map, onFit }: { map: OlMap; onFit: () => void }) {
  const t = useT()
  const { tiles, attribution } = useSite().map
  const zoom = (by: number) => {
    const view = map.getView()
    view.cancelAnimations()
    view.animate({ zoom: (view.getZoom() ?? 6) + by, duration: flyDurationMs() / 2 })
  }
  return (
    <>
      <div className={styles.controls}>
        <IconButton plate label={t('map_zoom_in')} onClick={() => zoom(1)}>
          <PlusIcon />
        </IconButton>
        <IconButton plate label={t('map_zoom_out')} onClick={() => zoom(-1)}>
          <MinusIcon />
        </IconButton>
        <IconButton plate label={t('map_fit')} onClick={onFit}>
          <FullScreenIcon />
        </IconButton>
      </div>
      <p className={styles.attribution}>{tiles ? attribution : 'GSHHG'}</p>
    </>
  )
}
