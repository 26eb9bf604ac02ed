import { type RefObject, useEffect } from 'react'
import type { Property, VillaPlace } from '#contract/villas/villa-search'
import type { SearchQuery } from '#domain/search/query'
import { VillaCard } from '#web/features/villa-card/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button, IconButton } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { CloseIcon } from '#web/ui/icons'
import { Skeleton } from '#web/ui/skeleton'
import styles from './map.module.css'

interface SpotPanelProps {
  panel: RefObject<HTMLElement | null>
  /** One villa, or several at one spot. */
  places: VillaPlace[]
  /** The villas of the list's page. */
  properties: readonly Property[]
  asked: string
  query: Pick<SearchQuery, 'stay' | 'people' | 'rooms'>
  onClose: () => void
}

/** Limit of cards per request. */
const mostCards = 100

/** Cards of a marker's villas above the map; fetches those that the list does not show. */
export function MarkerPanel({ panel, places, properties, asked, query, onClose }: SpotPanelProps) {
  const t = useT()
  const lang = useLanguage()
  useEffect(() => panel.current?.focus(), [panel])

  const shown = places.slice(0, mostCards)
  const ids = shown.map(({ id }) => id).filter(id => !properties.some(property => property.id === id))
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(ids.length > 0 ? `cards ${lang} ${asked} ${ids}` : undefined, signal => {
    const wanted = {
      ...Object.fromEntries(new URLSearchParams(asked)),
      lang,
      ids: ids.join(','),
      limit: `${mostCards}`,
    }
    return api('GET /core/properties/search', { query: wanted }, { signal })
  })
  const known = [...properties, ...(data?.properties ?? [])]
  const waiting = ids.length > 0 && !data
  const [only] = places
  // The heading of several villas stands above theirs.
  const Heading = places.length > 1 ? 'h3' : 'h2'
  const label = only && places.length === 1 ? only.name : t('map_here', { count: places.length })

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      {places.length > 1 && (
        <h2 className={styles.here}>
          {places.length > shown.length ? t('map_first', { count: shown.length, total: places.length }) : label}
        </h2>
      )}
      <ul className={cx(styles.cards, places.length > 1 && styles.several)}>
        {shown.map(({ id, name }) => {
          const property = known.find(villa => villa.id === id)
          return (
            <li key={id}>
              {property ? (
                <VillaCard heading={Heading} property={property} stay={query.stay} party={query} sizes="320px" />
              ) : (
                <>
                  {waiting && !failed && <Skeleton ratio="4 / 3" />}
                  <Heading className={styles.villaName}>{name}</Heading>
                  {failed && <p className={styles.facts}>{t('map_card_failed')}</p>}
                  {waiting && !failed && (
                    <p className={styles.facts}>
                      <Skeleton share={0.8} />
                      <Skeleton share={0.5} />
                    </p>
                  )}
                  {!waiting && <p className={styles.facts}>{t('map_gone')}</p>}
                </>
              )}
            </li>
          )
        })}
      </ul>
      {failed && (
        <Button variant="secondary" className={styles.again} onClick={again}>
          {t('map_retry')}
        </Button>
      )}
      <IconButton plate className={styles.close} label={t('map_close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
