import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useT } from '#web/messages'
import styles from './navigation-progress.module.css'

/**
 * Announces client-side navigation as a new document would: the next page is loading, and has loaded. Focus moves to
 * the new content, for screen readers and keyboards.
 */
export function NavigationProgress() {
  const t = useT()
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  if (state === 'idle') return null
  return <div className={styles.line} role="progressbar" aria-label={t('page_loading')} />
}
