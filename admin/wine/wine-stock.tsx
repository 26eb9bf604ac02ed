import { useState } from 'react'
import { ChangeButton, Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { StockedWine } from '#contract/staff/office-wine'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'
import { EditWine } from './edit-wine'

/** All wines with price and stock. */
export function WineStock({ me }: { me: StaffPerson }) {
  const t = useT()
  const euros = useMoney(1)
  const [editing, setEditing] = useState<StockedWine>()
  const { data, isError, refetch } = useQuery(
    `office wines ${me.id}`,
    signal => adminApi('GET /office/wine/wines', undefined, { signal }),
    { staleTime: 0 },
  )
  const opensTexts = me.permissions.includes('content')
  return (
    <>
      {opensTexts && (
        <Changes permission="content">
          <p>
            {t('admin_wine_new_hint')} <AdminLink to="/office/pages?kind=wine">{t('admin_wine_new')}</AdminLink>
          </p>
        </Changes>
      )}
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ wines }) => (
          <ul className={styles.rows}>
            {wines.map(wine => (
              <li key={wine.id} className={list.row}>
                <div className={styles.meta}>
                  <p className={styles.rowName}>{[wine.name, wine.vintage].filter(Boolean).join(' ')}</p>
                  <p className={styles.muted}>{[wine.producer, wine.appellation, wine.region].join(' · ')}</p>
                </div>
                <p>
                  {wine.bottlePrice
                    ? t('admin_wine_price', { price: euros(wine.bottlePrice), bottles: wine.bottlesPerCase })
                    : t('admin_wine_no_price')}
                </p>
                <p className={wine.stock < wine.bottlesPerCase ? list.overdue : undefined}>
                  {t('admin_wine_stock_of', { count: wine.stock, live: wine.live ? 'yes' : 'no' })}
                </p>
                <p className={list.action}>
                  <ChangeButton
                    variant="secondary"
                    aria-label={t('admin_wine_edit_of', { name: `${wine.producer}, ${wine.name}` })}
                    onClick={() => setEditing(wine)}
                  >
                    {t('admin_wine_edit')}
                  </ChangeButton>
                  {opensTexts && (
                    <AdminLink
                      to={`/office/pages/${wine.id}?kind=wine`}
                      aria-label={t('admin_wine_texts_of', { name: `${wine.producer}, ${wine.name}` })}
                    >
                      {t('admin_wine_texts')}
                    </AdminLink>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      {editing && (
        <EditWine
          key={editing.id}
          wine={editing}
          onClose={() => {
            setEditing(undefined)
            refetch()
          }}
        />
      )}
    </>
  )
}
