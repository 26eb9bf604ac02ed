import { useLocation } from 'react-router'
import { localPath, splitLanguage } from '#domain/text/language'
import { ApiError } from '#web/lib/api-client'
import type { Translate } from '#web/messages'
import styles from './page-failure.module.css'

interface PageFailureProps {
  error: unknown
  t: Translate
  /** The navigation overlaps it, in light text. */
  beneathHeader?: boolean
}

/** The error, and two links; both load a new document, so that everything starts afresh. */
export function PageFailure({ error, t, beneathHeader = false }: PageFailureProps) {
  const { pathname, search } = useLocation()
  const { language } = splitLanguage(pathname)
  const unreachable = error instanceof ApiError && error.status === 0
  return (
    <div className={styles.page} data-dark={beneathHeader || undefined}>
      <h1 className={styles.title}>{t(unreachable ? 'error_unreachable' : 'error_server')}</h1>
      <p>{t('error_text')}</p>
      <p className={styles.actions}>
        <a href={pathname + search}>{t('error_retry')}</a>
        <a href={localPath('/', language)}>{t('error_home')}</a>
      </p>
    </div>
  )
}
