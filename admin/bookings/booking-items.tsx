import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { CancelService } from './cancel-service'

/** A paid experience or transfer; a balance goes with its deposit. */
const isCancellable = ({ kind, status, balanceOf }: BookingItemResponse) =>
  (kind === 'experience-service' || kind === 'transfer') && status === itemStatus.confirmed && balanceOf === null

interface BookingItemsProps {
  booking: BookingResponse
  /** A service has been cancelled, or a colleague was faster. */
  onChanged: () => void
}

/** The items of a booking: its villa and services, each with dates, status and price. */
export function BookingItems({ booking, onChanged }: BookingItemsProps) {
  const { bookingItems, bookingPaymentCurrencyId, status: standing } = booking
  const t = useT()
  const language = useLanguage()
  const money = useMoney(bookingPaymentCurrencyId)
  const [cancelled, setCancelled] = useState<BookingItemResponse>()
  return (
    <section className={styles.part} aria-labelledby="items">
      <h2 id="items">{t('admin_booking_items')}</h2>
      <ul className={styles.rows}>
        {bookingItems.map(item => {
          const { id, kind, name, villa, from, to, status, price } = item
          return (
            <li key={id} className={list.row}>
              <p className={styles.rowName}>{kind === 'villa' ? villa.name : name}</p>
              <p>{formatDays({ from, to }, language)}</p>
              <p>
                {t(`admin_item_status_${status}` as MessageKey)}
                {price !== null && `, ${money(price)}`}
              </p>
              {standing === bookingStatus.confirmed && isCancellable(item) && (
                <p className={list.action}>
                  <ChangeButton
                    variant="quiet"
                    aria-label={t('admin_service_cancel_of', { name })}
                    onClick={() => setCancelled(item)}
                  >
                    {t('admin_service_cancel')}
                  </ChangeButton>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {cancelled && (
        <CancelService
          item={cancelled}
          onClose={() => {
            setCancelled(undefined)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
