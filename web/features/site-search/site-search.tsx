import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { trackEvent } from '#web/features/analytics/public'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Combobox } from '#web/ui/combobox'
import { NoResults } from './no-results'
import { SearchResultItem } from './search-result'
import styles from './site-search.module.css'
import { lengths, useSiteSearch } from './use-site-search'

/** Text typed on a page, restored when the search reopens there. */
let remembered = { page: '', typed: '' }

interface SiteSearchProps {
  /** In the navigation's panel, opened for it; in the menu; or on a page. The first two restore the typed text. */
  place: 'panel' | 'menu' | 'page'
  /** Its label is visually hidden. */
  labelHidden?: boolean
}

/**
 * Site search as the visitor types. Enter opens the first result; before a response, and without scripts, it leads to
 * the search page.
 */
export function SiteSearch({ place, labelHidden = false }: SiteSearchProps) {
  const t = useT()
  const navigate = useNavigate()
  const { key } = useLocation()
  const page = useLocalPath()('/search')
  const keeps = place !== 'page'
  const [typed, setTyped] = useState(keeps && remembered.page === key ? remembered.typed : '')
  const { reply, current, failed, again } = useSiteSearch(typed)
  const words = typed.trim()
  const groups = (failed ? undefined : reply)?.groups ?? []
  const first = current ? groups[0]?.found[0]?.path : undefined
  const nothing = current && groups.length === 0
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const more = count > 0 && reply?.more === true
  const counted = more ? 'site_search_first' : 'site_search_found'
  return (
    <div className={styles.search} data-asking={words.length >= lengths.least || undefined}>
      <Combobox
        label={t('site_search_field')}
        labelHidden={labelHidden}
        name="q"
        action={page}
        submit={t('site_search_submit')}
        maxLength={lengths.most}
        value={typed}
        onChange={value => {
          setTyped(value)
          if (keeps) remembered = { page: key, typed: value }
        }}
        groups={groups.map(({ kind, found }) => ({
          id: kind,
          label: t(`site_search_${kind}`),
          options: found.map(thing => ({ id: thing.id, to: thing.path, content: <SearchResultItem thing={thing} /> })),
        }))}
        status={nothing ? t('site_search_nothing', { query: words }) : current ? t(counted, { count }) : ''}
        target={first ?? (words ? `${page}?${new URLSearchParams({ q: words })}` : page)}
        onGo={path => void navigate(path, { viewTransition: true })}
        onFollow={id => reply && trackEvent({ kind: 'found', id, shown: reply })}
        takesFocus={place === 'panel'}
      >
        {words.length < lengths.least && <p className={styles.hint}>{t('site_search_hint')}</p>}
        {more && <p className={styles.hint}>{t('site_search_more', { count })}</p>}
        {nothing && <NoResults query={words} />}
        {failed && (
          <div role="alert" className={styles.failed}>
            <p>{t('site_search_unreachable')}</p>
            <Button variant="secondary" onClick={again}>
              {t('error_retry')}
            </Button>
          </div>
        )}
      </Combobox>
    </div>
  )
}
