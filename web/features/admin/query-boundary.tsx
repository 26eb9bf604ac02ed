import type { ReactNode } from 'react'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Skeleton } from '#web/ui/skeleton'
import styles from './admin-app.module.css'

interface AskedProps<T> {
  data: T | undefined
  failed: boolean
  again: () => void
  children: (data: T) => ReactNode
}

/** State of a query: pending, failed, or its data. */
export function QueryBoundary<T>({ data, failed, again, children }: AskedProps<T>) {
  const t = useT()
  if (data) return children(data)
  if (!failed)
    return (
      <div aria-busy="true" className={styles.part}>
        <Skeleton />
        <Skeleton />
        <Skeleton share={0.6} />
      </div>
    )
  return (
    <div role="alert" className={styles.part}>
      <p>{t('error_section')}</p>
      <p>
        <Button variant="secondary" onClick={again}>
          {t('error_retry')}
        </Button>
      </p>
    </div>
  )
}
