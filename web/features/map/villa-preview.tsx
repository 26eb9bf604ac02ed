import { useEffect, useRef } from 'react'
import type { Property } from '#contract/properties'
import type { Stay } from '#domain/stay'
import { VillaCard } from '#web/features/villa-card/public'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import styles from './map.module.css'

interface VillaPreviewProps {
  property: Property
  stay: Stay | undefined
  onClose: () => void
}

/** The villa whose marker was chosen, on a card above the map. */
export function VillaPreview({ property, stay, onClose }: VillaPreviewProps) {
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
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes what the keyboard has opened.
    <section
      ref={card}
      className={styles.preview}
      aria-label={property.name}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <VillaCard property={property} stay={stay} sizes="320px" />
      <IconButton plate className={styles.close} label={t('map_close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
