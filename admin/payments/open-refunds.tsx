import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoney } from '#admin/ui/use-money'
import type { OpenRefundShown } from '#contract/staff/office-refunds'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { SettleRefund } from './settle-refund'

/** Beginning of the keys of these queries. */
const listKey = 'open refunds '

/** Refunds that providers have not made; staff can settle one by bank transfer. */
export function OpenRefunds({ me }: { me: StaffPerson }) {
  const t = useT()
  const [chosen, setChosen] = useState<OpenRefundShown>()
  // If the provider or another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <OfficeList
        queryKey={`${listKey}${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = cursor === undefined ? {} : { cursor }
          const { refunds, next } = await adminApi('GET /office/refunds', { query }, { signal })
          return { rows: refunds, next }
        }}
        empty={t('admin_refunds_none')}
      >
        {refunds => (
          <ul className={styles.rows}>
            {refunds.map(refund => (
              <RefundRow key={refund.id} refund={refund} onSettle={() => setChosen(refund)} />
            ))}
          </ul>
        )}
      </OfficeList>
      {chosen && <SettleRefund refund={chosen} onClose={close} />}
    </>
  )
}

function RefundRow({ refund, onSettle }: { refund: OpenRefundShown; onSettle: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { villa, reference, amount, currencyId, askedAt, refusals } = refund
  const money = useMoney(currencyId)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = formatShortDateTime(Date.parse(askedAt), zone, language)
  return (
    <li className={styles.deposit}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{reference}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.rowName}>{money(amount)}</p>
        <p className={styles.muted}>
          <time dateTime={askedAt}>{t('admin_refund_asked', { moment })}</time>
        </p>
        <p className={styles.muted}>{t('admin_refund_refusals', { count: refusals })}</p>
      </div>
      <div className={styles.actions}>
        <ChangeButton
          variant="secondary"
          aria-label={t('admin_refund_settle_of', { villa, reference })}
          onClick={onSettle}
        >
          {t('admin_refund_settle')}
        </ChangeButton>
      </div>
    </li>
  )
}
