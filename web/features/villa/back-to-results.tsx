import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { lastResults } from '#web/last-results'
import { useT } from '#web/messages'
import { ChevronLeftIcon } from '#web/ui/icons'
import { isPlainClick } from '#web/ui/in-app'
import styles from './back-to-results.module.css'

/** The part of the browser's Navigation API that tells which page was before this one. */
interface History {
  currentEntry: { index: number } | null
  entries: () => { url: string | null }[]
}

/** The address of the results from which the visitor came, the step before this page; undefined from elsewhere. */
function resultsBefore(): string | undefined {
  const { navigation } = window as { navigation?: History }
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  if (!before) return undefined
  const { pathname, search } = new URL(before)
  return pathname + search === lastResults() ? pathname + search : undefined
}

const never = () => () => {}

/** Leads back to the search from which the visitor came, as it was left. */
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
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ChevronLeftIcon />
      {t('villa_back_to_results')}
    </a>
  )
}
