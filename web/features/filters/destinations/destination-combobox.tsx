import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChosenDestinations } from '#domain/geography/destinations'
import type { SearchQuery } from '#domain/search/query'
import { fuzzyFilter } from '#domain/text/fuzzy-match'
import { useCombobox } from '#web/hooks/use-combobox'
import { useT } from '#web/messages'
import { SearchIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { useVillasByName, villaUrl } from '../panels/use-villas-by-name'
import styles from './destination-combobox.module.css'
import type { Place } from './destination-places'

interface WhereFieldProps {
  places: readonly Place[]
  chosen: ChosenDestinations
  onChosen: (chosen: ChosenDestinations) => void
  query: SearchQuery
  /** Takes focus on mount, where that opens no on-screen keyboard. */
  takesFocus: boolean
  /** Shown while the field is empty. */
  children: ReactNode
}

const mostPlaces = 6

/** An option of the list: a place to search in, or a villa to open. */
interface Suggestion {
  id: string
  name: string
  aside: ReactNode
  isChosen: boolean
  take: () => void
}

/**
 * Destination field: a combobox of places and villas, typos included. Enter selects the active option, Escape clears
 * the field.
 */
export function DestinationCombobox({ places, chosen, onChosen, query, takesFocus, children }: WhereFieldProps) {
  const t = useT()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const villas = useVillasByName(typed)
  const isAsking = typed.trim() !== ''
  const found = fuzzyFilter(typed, places).slice(0, mostPlaces)
  const offers: Suggestion[] = [
    ...found.map(place => ({
      id: place.id,
      name: place.name,
      aside: [place.within, t('filter_found', { count: place.villas })].filter(Boolean).join(' · '),
      isChosen: place.isChosen(chosen),
      take: () => {
        onChosen(place.toggle(chosen))
        setTold(t(place.isChosen(chosen) ? 'filter_where_dropped' : 'filter_where_chosen', { name: place.name }))
        type('')
      },
    })),
    ...(isAsking ? villas : []).map(villa => ({
      id: villa.id,
      name: villa.name,
      aside: villa.note,
      isChosen: false,
      take: () => void navigate(villaUrl(villa.path, query), { viewTransition: true }),
    })),
  ]
  const { at, optionId, reset, fieldId, field, aria, list } = useCombobox({
    ids: offers.map(offer => offer.id),
    firstIsActive: true,
    takesFocus,
    onEscape: () => {
      if (isAsking) type('')
      return isAsking
    },
  })
  const active = offers[at]

  function type(next: string) {
    setTyped(next)
    reset()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isAsking || event.nativeEvent.isComposing) return field.onKeyDown(event)
    event.preventDefault()
    active?.take()
  }
  const status = isAsking
    ? offers.length > 0
      ? t('filter_where_found', { count: offers.length })
      : t('filter_where_nothing')
    : told
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={fieldId} className={styles.label}>
          {t('filter_where_field')}
        </label>
        <SearchIcon className={styles.icon} />
        <input
          {...field}
          {...aria}
          className={styles.input}
          value={typed}
          maxLength={100}
          onChange={event => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {isAsking && offers.length === 0 && <p className={styles.nothing}>{t('filter_where_nothing')}</p>}
      {offers.length > 0 && (
        <div
          {...list}
          role="listbox"
          tabIndex={-1}
          aria-label={t('filter_where_field')}
          aria-multiselectable="true"
          className={styles.list}
        >
          {offers.map(offer => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            <div
              key={offer.id}
              id={optionId(offer.id)}
              role="option"
              tabIndex={-1}
              aria-selected={offer.isChosen}
              data-active={offer === active || undefined}
              className={styles.option}
              onClick={offer.take}
            >
              <span>{offer.name}</span> <span className={styles.aside}>{offer.aside}</span>
            </div>
          ))}
        </div>
      )}
      <div hidden={isAsking}>{children}</div>
    </>
  )
}
