import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isUnmodifiedClick } from '#web/lib/navigation'
import { readLastResultsUrl } from '#web/lib/storage/last-results-url'
import { useT } from '#web/messages'
import { ChevronLeftIcon } from '#web/ui/icons'
import styles from './back-to-results.module.css'

/** The part of the Navigation API that reveals the previous history entry. */
interface History {
  currentEntry: { index: number } | null
  entries: () => { url: string | null }[]
}

/** URL of the results page that precedes this one in the history; undefined otherwise. */
function resultsBefore(): string | undefined {
  const { navigation } = window as { navigation?: History }
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  if (!before) return undefined
  const { pathname, search } = new URL(before)
  return pathname + search === readLastResultsUrl() ? pathname + search : undefined
}

const never = () => () => {}

/** Link back to the search results, in their previous state. */
export function BackToResults() {
  const t = useT()
  const navigate = useNavigate()
  const address = useSyncExternalStore(never, resultsBefore, () => undefined)
  if (!address) return null
  return (
    <a
      href={address}
      className={styles.back}
      onClick={event => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ChevronLeftIcon />
      {t('villa_back_to_results')}
    </a>
  )
}
