import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { ChannelClashShown } from '#contract/staff/office-channels'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { useLanguage, useT } from '#web/messages'

const listKey = 'office clashes '

/** Nights that a channel has sold and a booking or option takes. */
export function Clashes({ staffId }: { staffId: string }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const [settling, setSettling] = useState<ChannelClashShown>()
  return (
    <section className={styles.part} aria-labelledby="clashes">
      <h2 id="clashes">{t('admin_channels_clashes')}</h2>
      <p className={styles.muted}>{t('admin_channels_clashes_text')}</p>
      <OfficeList
        queryKey={`${listKey}${staffId}`}
        load={async (cursor: number | undefined, signal) => {
          const { clashes, next } = await adminApi(
            'GET /office/channels/clashes',
            { query: cursor ? { cursor } : {} },
            { signal },
          )
          return { rows: clashes, next }
        }}
        empty={t('admin_channels_none_clashes')}
      >
        {clashes => (
          <ul className={styles.rows}>
            {clashes.map(clash => (
              <li key={clash.id} className={list.row}>
                <div className={styles.meta}>
                  <p className={styles.rowName}>{clash.villa}</p>
                  <p className={styles.muted}>{clash.channel}</p>
                </div>
                <p>{formatDays(clash, language)}</p>
                <p className={styles.muted}>{t('admin_channels_seen', { at: moment(clash.seenAt) })}</p>
                <p>
                  <ChangeButton
                    variant="secondary"
                    aria-label={t('admin_channels_settle_of', {
                      villa: clash.villa,
                      days: formatDays(clash, language),
                    })}
                    onClick={() => setSettling(clash)}
                  >
                    {t('admin_channels_settle')}
                  </ChangeButton>
                </p>
              </li>
            ))}
          </ul>
        )}
      </OfficeList>
      {settling && (
        <ConfirmDialog
          title={t('admin_channels_settle_ask', { villa: settling.villa })}
          text={t('admin_channels_settle_then', { days: formatDays(settling, language) })}
          action={t('admin_channels_settle')}
          decline={t('admin_not_now')}
          words={{ 'not-found': t('admin_channels_settled') }}
          act={() => adminApi('POST /office/channels/clashes/{id}/settle', { params: { id: settling.id } })}
          invalidates={listKey}
          onDone={() => setSettling(undefined)}
          onClose={() => setSettling(undefined)}
        />
      )}
    </section>
  )
}
