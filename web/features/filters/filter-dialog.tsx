import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SearchQuery } from '#domain/search/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import screen from './filter-dialog.module.css'
import { FilterPanel } from './filter-panel'
import {
  applyFilterChange,
  type Collection,
  countAddedFilters,
  type FilterChange,
  restrictToCollection,
} from './filter-query'
import type { Filter } from './panels/panel'
import { type ResultCounts, useResultCount } from './use-result-count'

export interface FilterScreenProps {
  query: SearchQuery
  known: { query: string; found: ResultCounts }
  collection: Collection | undefined
  onApply: (query: SearchQuery) => void
  onClose: () => void
}

/** Tabs of the screen and their filters. */
const tabs = [
  { label: 'search_where', filters: ['destination'] },
  { label: 'search_when', filters: ['dates'] },
  { label: 'search_who', filters: ['guests', 'bedrooms'] },
  { label: 'filter_more', filters: ['price', 'amenities'] },
] as const satisfies { label: string; filters: Filter[] }[]

const titles = {
  guests: 'filter_guests',
  bedrooms: 'filter_bedrooms',
  price: 'filter_price',
  amenities: 'filter_amenities',
} as const

/**
 * Full-screen filters for phones. Changes are collected, with the count of results, and applied with one button;
 * closing discards them.
 */
export default function FilterDialog({ query, known, collection, onApply, onClose }: FilterScreenProps) {
  const t = useT()
  const id = useId()
  const [draft, setDraft] = useState(query)
  // Clearing remounts the panels, which hold their own state.
  const [cleared, setCleared] = useState(0)
  const [open, setOpen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = useResultCount(draft, { known, collection })
  const change = (change: FilterChange) => setDraft(previous => applyFilterChange(previous, change))
  const tab = tabs[open] ?? tabs[0]

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (open + step + tabs.length) % tabs.length
    setOpen(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  const apply = () => {
    onClose()
    onApply(draft)
  }
  return (
    <Dialog
      title={t('filter_title')}
      place="screen"
      onClose={onClose}
      className={screen.screen}
      footer={
        <div className={screen.foot}>
          <Button
            variant="quiet"
            aria-disabled={countAddedFilters(draft, collection) === 0}
            onClick={() => {
              change(restrictToCollection(collection))
              setCleared(cleared + 1)
            }}
          >
            {t('filter_clear_all')}
          </Button>
          <Button onClick={apply}>
            <span aria-live="polite">{found ? t('filter_show', { count: found.total }) : t('filter_apply')}</span>
          </Button>
        </div>
      }
    >
      <div ref={list} className={screen.tabs} role="tablist" aria-label={t('filter_title')} onKeyDown={walk}>
        {tabs.map(({ label }, i) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-selected={i === open}
            aria-controls={`${id}-panel`}
            tabIndex={i === open ? 0 : -1}
            className={screen.tab}
            onClick={() => setOpen(i)}
          >
            {t(label)}
          </button>
        ))}
      </div>
      <div
        key={`${open}-${cleared}`}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${open}`}
        className={screen.panel}
      >
        {tab.filters.map(filter => (
          <section key={filter} className={screen.section}>
            {tab.filters.length > 1 && <h3 className={screen.title}>{t(titles[filter as keyof typeof titles])}</h3>}
            <FilterPanel
              filter={filter}
              query={draft}
              onChange={change}
              isCollection={collection !== undefined}
              collection={collection}
              found={found}
              screen
            />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
