import { useState } from 'react'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

interface EndedItemsProps {
  ended: readonly { booking: BookingResponse; services: readonly BookingItemResponse[] }[]
  mayHide: boolean
  /** The list of bookings, by the beginning of its key. */
  invalidates: string
}

/** Ended holds and declined services, apart from the trips; the client hides them booking by booking (PD-66). */
export function EndedItems({ ended, mayHide, invalidates }: EndedItemsProps) {
  const t = useT()
  const [asked, setAsked] = useState<BookingResponse>()
  const [hidden, setHidden] = useState<BookingResponse>()
  const undo = useMutation(
    (id: number) => sessionApi('POST /core/bookings/{id}/showallbookingitems', { params: { id } }),
    invalidates,
  )
  const show = async (id: number) => {
    if (await undo.mutate(id)) setHidden(undefined)
  }
  return (
    <>
      <div role="status">
        {hidden && (
          <p className={styles.note}>
            {t('account_hidden', { reference: hidden.reference })}{' '}
            <Button variant="secondary" disabled={undo.isSending} onClick={() => void show(hidden.id)}>
              {t('account_hidden_undo')}
            </Button>
          </p>
        )}
        <FormError>{undo.error !== undefined && errorMessage(undo.error, t)}</FormError>
      </div>
      {ended.length > 0 && (
        <section className={styles.part}>
          <h2>{t('account_group_over')}</h2>
          <ul className={styles.rows}>
            {ended.map(({ booking, services }) => (
              <EndedRow
                key={booking.id}
                booking={booking}
                services={services}
                onHide={mayHide ? () => setAsked(booking) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <ConfirmDialog
          title={t('account_hide_title')}
          text={t('account_hide_text')}
          action={t('account_hide')}
          decline={t('account_hide_not')}
          act={() => sessionApi('POST /core/bookings/{id}/hideallbookingitems', { params: { id: asked.id } })}
          invalidates={invalidates}
          onDone={() => {
            setHidden(asked)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface EndedRowProps {
  booking: BookingResponse
  services: readonly BookingItemResponse[]
  onHide: (() => void) | undefined
}

function EndedRow({ booking: { reference, bookingItems }, services, onHide }: EndedRowProps) {
  const t = useT()
  const language = useLanguage()
  const villa = bookingItems.find(({ kind }) => kind === 'villa')
  return (
    <li className={styles.row}>
      <div>
        {villa && <p>{`${villa.villa.name}, ${formatDays(villa, language)}`}</p>}
        {services.length > 0 && <p>{services.map(({ name }) => name).join(', ')}</p>}
        <p className={styles.muted}>
          {t('account_booking_reference', { reference })}
          {` · ${t(services.length > 0 ? 'account_state_declined' : 'account_state_expired')}`}
        </p>
      </div>
      {onHide && (
        <Button variant="quiet" aria-label={t('account_hide_of', { reference })} onClick={onHide}>
          {t('account_hide')}
        </Button>
      )}
    </li>
  )
}
