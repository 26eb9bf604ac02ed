import type { ComponentProps } from 'react'
import { QueryBoundary } from '#web/ui/query-boundary'
import { AdminPageHeader } from './admin-page-header'

/**
 * The page of one record, whose heading is known once it is loaded. Until then, and if that fails, it has the heading of
 * its list.
 */
export function RecordPage<T>({ title, ...query }: ComponentProps<typeof QueryBoundary<T>> & { title: string }) {
  return (
    <>
      {!query.data && <AdminPageHeader title={title} />}
      <QueryBoundary {...query} />
    </>
  )
}
