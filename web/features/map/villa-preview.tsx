import { useEffect, useRef } from 'react'
import type { Property } from '#contract/properties'
import type { SearchQuery } from '#domain/search/query'
import { VillaCard } from '#web/features/villa-card/public'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import styles from './map.module.css'

interface VillaPreviewProps {
  property: Property
  query: Pick<SearchQuery, 'stay' | 'people' | 'rooms'>
  onClose: () => void
}

/** The villa whose marker was chosen, on a card above the map. */
export function VillaPreview({ property, query, onClose }: VillaPreviewProps) {
  const t = useT()
  const card = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another villa on the card takes the focus anew.
  useEffect(() => {
    const opener = document.activeElement
    card.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [property.id])
  return (
    <section
      ref={card}
      className={styles.preview}
      aria-label={property.name}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <VillaCard property={property} stay={query.stay} party={query} sizes="320px" />
      <IconButton plate className={styles.close} label={t('map_close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
