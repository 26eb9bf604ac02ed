import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import styles from './admin.module.css'

type Cursor = string | number

/** Some rows of a list, and the cursor of the following ones. */
interface RowsPage<Row> {
  rows: readonly Row[]
  next: Cursor | null
}

interface OfficeListProps<Row, At extends Cursor> {
  /** Key of the query; the action on a row invalidates its beginning (`invalidateQueries`). */
  queryKey: string
  /** Loads the rows that follow the cursor; the first ones without a cursor. */
  load: (cursor: At | undefined, signal: AbortSignal) => Promise<{ rows: readonly Row[]; next: At | null }>
  /** Text in place of an empty list. */
  empty: ReactNode
  /** The rows; `before` is the last row of the page above. */
  children: (rows: readonly Row[], before: Row | undefined) => ReactNode
}

/**
 * A list of the office: loading, failure with retry, no rows, and further rows on request. A page without rows that
 * others follow is continued at once. Mount it anew per list.
 */
export function OfficeList<Row, At extends Cursor>(props: OfficeListProps<Row, At>) {
  return <Page {...props} cursor={undefined} before={undefined} />
}

interface PageProps<Row, At extends Cursor> extends OfficeListProps<Row, At> {
  cursor: At | undefined
  before: Row | undefined
}

function Page<Row, At extends Cursor>(props: PageProps<Row, At>) {
  const { queryKey, load, empty, children, cursor, before } = props
  const t = useT()
  const [isContinued, setContinued] = useState(false)
  const { data, isError, refetch } = useQuery<RowsPage<Row>>(
    `${queryKey} ${cursor ?? ''}`,
    signal => load(cursor, signal),
    { staleTime: 0 },
  )
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {({ rows, next }) =>
        rows.length === 0 && next === null && before === undefined ? (
          <p role="status">{empty}</p>
        ) : (
          <>
            {rows.length > 0 && children(rows, before)}
            {next !== null &&
              (rows.length === 0 ? (
                <Page {...props} cursor={next as At} />
              ) : isContinued ? (
                <Continuation>
                  <Page {...props} cursor={next as At} before={rows.at(-1)} />
                </Continuation>
              ) : (
                <p>
                  <Button variant="secondary" onClick={() => setContinued(true)}>
                    {t('admin_list_more')}
                  </Button>
                </p>
              ))}
          </>
        )
      }
    </QueryBoundary>
  )
}

/** Takes the focus of the button that it replaces, so that the keyboard goes on at the new rows. */
function Continuation({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.continuation}>
      {children}
    </div>
  )
}
