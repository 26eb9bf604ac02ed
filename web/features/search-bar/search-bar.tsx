import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { formatSearch } from '#domain/search/search-params'
import { queryOf, rememberedValues, type SearchValues, valuesIn } from '#web/features/filters/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { localToday } from '#web/lib/local-today'
import type { PageData } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { SearchIcon } from '#web/ui/icons'
import { nativeFields, panels, type SearchField, searchFields } from './native-fields'
import { PanelField } from './panel-field'
import styles from './search-bar.module.css'

interface SearchBarProps {
  /** On the home page's picture, in the navigation's panel, or full screen on phones. */
  place: 'hero' | 'panel' | 'screen'
  /** Called when the search has been submitted. */
  onSearch?: () => void
}

const labels = { where: 'search_where', when: 'search_when', who: 'search_who', bedrooms: 'search_bedrooms' } as const

/** Initial values: those of the URL, or else the last search, which does not apply on collection pages (SPEC A4). */
function useLastSearchValues(): () => SearchValues {
  const site = useSite()
  const data = useRouteLoaderData<PageData>('page')
  const isCollection = data?.page.kind === 'collection'
  return () => {
    const today = localToday()
    // Villa pages change their URL outside the router.
    const told = valuesIn(location.search, site, today)
    return Object.keys(told).length > 0 || isCollection ? told : rememberedValues(site, today)
  }
}

/**
 * Destination, dates, party and bedrooms. A plain form that leads to the results page without JavaScript; once
 * hydrated, panels replace the native fields at the same size. Opening one closes the others (SPEC A2.8).
 */
export function SearchBar({ place, onSearch }: SearchBarProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const results = useLocalPath()('/results')
  const alive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<SearchValues>({})
  const [open, setOpen] = useState<SearchField>()
  const site = useSite()
  const askedBefore = useLastSearchValues()
  // Filled in after hydration, since the HTML is the same for everyone. Choices in the native fields take precedence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    const chosen = valuesIn(new FormData(form.current ?? undefined), site, localToday())
    setValues(Object.keys(chosen).length > 0 ? chosen : askedBefore())
  }, [])

  // A press outside the bar closes its panel.
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) setOpen(undefined)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOpen(undefined)
    const asked = formatSearch(queryOf(values, site, localToday()))
    onSearch?.()
    void navigate(asked ? `${results}?${asked}` : results, { viewTransition: true })
  }

  return (
    <search aria-label={t('search_villas')}>
      <form
        ref={form}
        className={cx(styles.bar, styles[place])}
        action={results}
        method="get"
        onSubmit={search}
        onKeyDown={event => {
          if (event.key === 'Escape' && open) {
            event.stopPropagation()
            // Not to the body, where keyboard navigation would start over.
            form.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
            setOpen(undefined)
          }
        }}
        onBlur={({ relatedTarget: next }) => {
          // A press on plain text moves focus to a surrounding element: the panel stays open.
          const bar = form.current
          if (bar && next && !bar.contains(next) && !next.contains(bar)) setOpen(undefined)
        }}
      >
        {searchFields.map(question => {
          const panel = alive ? panels[question] : undefined
          const Native = nativeFields[question]
          return (
            <div key={question} className={cx(styles.field, styles[question])}>
              {panel ? (
                <PanelField
                  panel={panel}
                  label={t(labels[question])}
                  open={open === question}
                  values={values}
                  onChange={setValues}
                  onOpen={isOpen => setOpen(isOpen ? question : undefined)}
                />
              ) : (
                <>
                  <label className={styles.label} htmlFor={`${id}${question}`}>
                    {t(labels[question])}
                  </label>
                  <Native id={`${id}${question}`} values={values} />
                </>
              )}
            </div>
          )
        })}
        <Button type="submit" className={styles.submit}>
          <SearchIcon className={styles.icon} />
          {t('search_villas')}
        </Button>
      </form>
    </search>
  )
}
