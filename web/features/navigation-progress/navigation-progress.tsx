import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useT } from '#web/messages'
import styles from './navigation-progress.module.css'

/**
 * What a new document would tell by itself: that the next page is on its way, and that it has come. Focus moves to the
 * new page's content, so that those who listen or use the keyboard begin there.
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
