import { useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import { AccountLayout } from '#web/features/account/public'
import { BookingPicker, openDocument } from '#web/features/booking/public'
import { OfflineNote, useOfflineCopy } from '#web/features/offline/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './information-pack.module.css'
import { PackAccess } from './pack-access'
import { PackContent } from './pack-content'

/** The holiday information pack of a booking (770). */
export default function InformationPackPage({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact => (
        <BookingPicker contact={contact} stage="confirmed" none={t('pack_none')}>
          {({ id, status }) =>
            isPaidStatus(status) ? <Pack bookingId={id} contact={contact} /> : <p>{t('pack_not_yet')}</p>
          }
        </BookingPicker>
      )}
    </AccountLayout>
  )
}

function Pack({ bookingId, contact }: { bookingId: number; contact: CurrentContact }) {
  const t = useT()
  const lang = useLanguage()
  const call = 'GET /core/bookings/{id}/informationpack'
  const { data, isError, refetch } = useQuery(`${call} ${bookingId} ${lang} ${contact.id}`, signal =>
    sessionApi(call, { params: { id: bookingId }, query: { lang } }, { signal }),
  )
  const [failed, setFailed] = useState(false)
  const part = useRef<HTMLElement>(null)
  const isSaved = useOfflineCopy(part, { contactId: contact.id, content: data })
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const open = () => {
    setFailed(false)
    openDocument('information-pack', bookingId, lang).catch(() => setFailed(true))
  }
  return (
    <>
      <p className={styles.actions}>
        <Button variant="secondary" onClick={open}>
          {t('pack_pdf')}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {t('pack_print')}
        </Button>
      </p>
      <FormError>{failed && t('form_failed')}</FormError>
      <OfflineNote isSaved={isSaved} />
      <PackAccess bookingId={bookingId} contact={contact} />
      <PackContent pack={data} ref={part} />
    </>
  )
}
