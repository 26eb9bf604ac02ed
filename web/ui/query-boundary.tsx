import type { ReactNode } from 'react'
import { useT } from '#web/messages'
import styles from './query-boundary.module.css'
import { Skeleton } from './skeleton'

interface QueryFallbackProps {
  failed: boolean
  /** Repeats the request. */
  again: () => void
}

/** Placeholder of a query: pending or failed. */
export function QueryFallback({ failed, again }: QueryFallbackProps) {
  const t = useT()
  if (!failed)
    return (
      <div aria-busy="true" className={styles.pending}>
        <Skeleton />
        <Skeleton />
      </div>
    )
  return (
    <p role="alert">
      {t('error_section')}{' '}
      <button type="button" className={styles.retry} onClick={again}>
        {t('error_retry')}
      </button>
    </p>
  )
}

interface QueryBoundaryProps<T> extends QueryFallbackProps {
  data: T | undefined
  children: (data: T) => ReactNode
}

/** State of a query: pending, failed, or its data. */
export function QueryBoundary<T>({ data, children, ...state }: QueryBoundaryProps<T>) {
  return data ? children(data) : <QueryFallback {...state} />
}
