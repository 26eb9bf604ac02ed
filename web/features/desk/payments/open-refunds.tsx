import { useState } from 'react'
import type { OpenRefundShown } from '#contract/office-refunds'
import type { StaffPerson } from '#contract/staff'
import { formatStamp } from '#domain/moments'
import { useAsked } from '#web/asked'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Asked } from '../asked'
import styles from '../desk.module.css'
import { deskApi } from '../own-desk'
import { useMoney } from '../use-money'
import { SettleRefund } from './settle-refund'

/** Refunds that providers have not made; staff can settle one by bank transfer. */
export function OpenRefunds({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, failed, again } = useAsked(
    `open refunds ${me.id}`,
    signal => deskApi('GET /office/refunds', undefined, { signal }),
    { fresh: 0 },
  )
  const [chosen, setChosen] = useState<OpenRefundShown>()
  // If the provider or another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    again()
  }
  return (
    <section className={styles.part}>
      <h2>{t('desk_refunds')}</h2>
      <Asked data={data} failed={failed} again={again}>
        {({ refunds, more }) => (
          <>
            <p role="status">{t('desk_refunds_count', { count: refunds.length })}</p>
            {refunds.length > 0 && (
              <ul className={styles.rows}>
                {refunds.map(refund => (
                  <RefundRow key={refund.id} refund={refund} onSettle={() => setChosen(refund)} />
                ))}
              </ul>
            )}
            {more && <p>{t('desk_payments_more')}</p>}
          </>
        )}
      </Asked>
      {chosen && <SettleRefund refund={chosen} onClose={close} />}
    </section>
  )
}

function RefundRow({ refund, onSettle }: { refund: OpenRefundShown; onSettle: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { villa, reference, amount, currencyId, askedAt, refusals } = refund
  const money = useMoney(currencyId)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = formatStamp(Date.parse(askedAt), zone, language)
  return (
    <li className={styles.deposit}>
      <div className={styles.whose}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.soft}>{reference}</p>
      </div>
      <div className={styles.whose}>
        <p>{money(amount)}</p>
        <p className={styles.soft}>
          <time dateTime={askedAt}>{t('desk_refund_asked', { moment })}</time>
        </p>
        <p className={styles.soft}>{t('desk_refund_refusals', { count: refusals })}</p>
      </div>
      <div className={styles.ways}>
        <Button look="secondary" aria-label={t('desk_refund_settle_of', { villa, reference })} onClick={onSettle}>
          {t('desk_refund_settle')}
        </Button>
      </div>
    </li>
  )
}
