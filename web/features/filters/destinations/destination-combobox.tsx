import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChosenDestinations } from '#domain/geography/destinations'
import type { SearchQuery } from '#domain/search/query'
import { fuzzyFilter } from '#domain/text/fuzzy-match'
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
 * Destination field: an editable combobox with a list (WAI-ARIA) of places and villas, typos included. Focus stays in
 * the field; arrows move the active option, Enter selects it, Escape clears the field.
 */
export function DestinationCombobox({ places, chosen, onChosen, query, takesFocus, children }: WhereFieldProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
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
      id: villa.id.replaceAll(' ', '-'),
      name: villa.name,
      aside: villa.note,
      isChosen: false,
      take: () => void navigate(villaUrl(villa.path, query), { viewTransition: true }),
    })),
  ]
  const active = offers[Math.min(at, offers.length - 1)]

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function type(next: string) {
    setTyped(next)
    setAt(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && offers.length > 0) {
      event.preventDefault()
      setAt((at + step + offers.length) % offers.length)
    } else if (event.key === 'Enter' && isAsking) {
      event.preventDefault()
      active?.take()
    } else if (event.key === 'Escape' && isAsking) {
      // The surrounding dialog stays open.
      event.preventDefault()
      event.stopPropagation()
      type('')
    }
  }
  const status = isAsking
    ? offers.length > 0
      ? t('filter_where_found', { count: offers.length })
      : t('filter_where_nothing')
    : told
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}field`} className={styles.label}>
          {t('filter_where_field')}
        </label>
        <SearchIcon className={styles.icon} />
        <input
          ref={input}
          id={`${id}field`}
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          {...(offers.length > 0 && { 'aria-controls': `${id}list`, 'aria-activedescendant': `${id}${active?.id}` })}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
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
          id={`${id}list`}
          role="listbox"
          aria-label={t('filter_where_field')}
          aria-multiselectable="true"
          tabIndex={-1}
          className={styles.list}
          // Focus stays in the field.
          onMouseDown={event => event.preventDefault()}
        >
          {offers.map(offer => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            <div
              key={offer.id}
              id={`${id}${offer.id}`}
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
