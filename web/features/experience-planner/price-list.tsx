import { useState } from 'react'
import { PriceTables } from '#web/features/experience-page/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'

/** The price table of an experience for a year: seasons, ages and party sizes, read when it is opened. */
export function PriceList({ experienceId, year }: { experienceId: number; year: number }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useQuery(
    isOpen ? `prices of experience ${experienceId} ${year}` : undefined,
    signal =>
      api(
        'GET /core/pricing/pricingtable/experience/{experienceId}/{year}',
        { params: { experienceId, year } },
        { signal },
      ),
  )
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('extras_prices')}</summary>
      {isOpen && (
        <QueryBoundary data={data} failed={isError} again={refetch}>
          {table => (table.rows.length === 0 ? <p>{t('extras_prices_none')}</p> : <PriceTables tables={[table]} />)}
        </QueryBoundary>
      )}
    </details>
  )
}
