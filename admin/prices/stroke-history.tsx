import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { PriceStrokeShown, StrokeMade } from '#contract/staff/office-prices'
import { formatDays } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import own from './prices.module.css'
import { UndoStroke } from './undo-stroke'
import { pricesKey } from './use-priced-villas'

interface StrokeHistoryProps {
  staffId: string
  /** Changes of this villa alone. */
  villaId: number | undefined
  onUndone: (made: StrokeMade) => void
  onClose: () => void
}

/** The changes of prices by all staff, of all villas or of one, each with its undo. */
export function StrokeHistory({ staffId, villaId, onUndone, onClose }: StrokeHistoryProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const [undoing, setUndoing] = useState<PriceStrokeShown>()
  if (undoing) return <UndoStroke strokeId={undoing.id} onUndone={onUndone} onClose={() => setUndoing(undefined)} />
  return (
    <Dialog title={t('admin_prices_history')} onClose={onClose}>
      <OfficeList
        queryKey={`${pricesKey}strokes ${villaId ?? 'all'} ${staffId}`}
        load={async (cursor: number | undefined, signal) => {
          const { strokes, next } = await adminApi(
            'GET /office/prices/strokes',
            { query: { ...(cursor && { cursor }), ...(villaId && { propertyId: villaId }) } },
            { signal },
          )
          return { rows: strokes, next }
        }}
        empty={t('admin_prices_history_none')}
      >
        {strokes => (
          <ul className={styles.rows}>
            {strokes.map(stroke => (
              <li key={stroke.id} className={own.stroke}>
                <div className={styles.meta}>
                  <p className={styles.rowName}>
                    {t(`admin_prices_stroke_${stroke.kind}`, { villa: stroke.villa, count: stroke.villas })}
                  </p>
                  <p className={styles.muted}>{formatDays(stroke, language)}</p>
                </div>
                <p className={styles.muted}>
                  {stroke.by ?? t('admin_prices_nobody')}, {moment(stroke.at)}
                </p>
                {stroke.undone ? (
                  <p className={styles.muted}>{t('admin_prices_undone')}</p>
                ) : (
                  <ChangeButton variant="quiet" onClick={() => setUndoing(stroke)}>
                    {t('admin_prices_undo_this')}
                  </ChangeButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </OfficeList>
    </Dialog>
  )
}
