import { useRef, useState } from 'react'
import type { PassportList as List, PassportGuest } from '#contract/booking/passports'
import { formatDay } from '#domain/calendar/formats'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import { ArchivedGuests } from './archived-guests'
import { GuestCard } from './guest-card'
import styles from './passports.module.css'

interface PassportListProps {
  bookingId: number
  contactId: string
  /** An invited guest sees rows of their own only. */
  isGuest: boolean
}

/** The guests of a booking with their passport details. */
export function PassportList({ bookingId, contactId, isGuest }: PassportListProps) {
  const t = useT()
  const language = useLanguage()
  const key = `passports ${bookingId} ${contactId}`
  const { data, isError, refetch } = useQuery(key, signal =>
    sessionApi('GET /core/passportdetails/bookingid/{id}', { params: { id: bookingId } }, { signal }),
  )
  // Replies arrive out of order: each is merged into the newest list.
  const list = useRef(data)
  list.current = data
  const once = useRef(createIdempotencyKey())
  const [adding, setAdding] = useState<string | true>()
  if (!data) return <QueryFallback failed={isError} again={refetch} />

  const put = (row: PassportGuest) => {
    const { current } = list
    if (!current) return
    const known = current.guests.find(({ id }) => id === row.id)
    const guests = known
      ? current.guests.map(one => (one.id === row.id && row.revision >= one.revision ? row : one))
      : [...current.guests, row]
    list.current = { ...current, guests } satisfies List
    setQueryData(key, list.current)
    // Whether a minor is complete depends on the row of the adult.
    if (known && (known.isAdult !== row.isAdult || known.archived !== row.archived)) refetch()
  }

  const add = async () => {
    setAdding(true)
    try {
      const added = await sessionApi(
        'POST /core/passportdetails/bookingid/{id}/addextrarow',
        { params: { id: bookingId } },
        { idempotencyKey: once.current },
      )
      once.current = createIdempotencyKey()
      put(added)
      setAdding(undefined)
    } catch (error) {
      setAdding(errorMessage(error, t, { 'not-in-this-state': t('passport_too_many') }))
    }
  }

  const archive = async (id: string, archived: boolean) =>
    put(
      await sessionApi('POST /core/passportdetails/guestid/{id}/archive', {
        params: { id },
        body: { bookingId, archived },
      }),
    )

  const travelling = data.guests.filter(({ archived }) => !archived)
  const archivedGuests = data.guests.filter(({ archived }) => archived)
  const ready = travelling.filter(({ readiness }) => readiness === 'ready').length
  const nameOf = (guest: PassportGuest) =>
    `${guest.details.givenNames} ${guest.details.surname}`.trim() ||
    t('passport_guest', { number: travelling.findIndex(({ id }) => id === guest.id) + 1 })
  const firstOpen = travelling.find(({ readiness }) => readiness !== 'ready')
  const day = (text: string) => formatDay(text, language)

  if (!data.open && data.guests.length === 0) return <p>{t('passport_not_open')}</p>
  return (
    <>
      <div className={styles.intro}>
        <p>{t(isGuest ? 'passport_intro_guest' : 'passport_intro')}</p>
        <p className={styles.progress}>{t('passport_progress', { ready, count: travelling.length })}</p>
        <p className={styles.muted}>{t('passport_privacy', { day: day(data.erasedOn) })}</p>
        {!data.open && <p className={styles.note}>{t('passport_read_only')}</p>}
      </div>
      <ul className={styles.guests}>
        {travelling.map(guest => (
          <GuestCard
            key={guest.id}
            send={({ details, guardianId, revision }) =>
              sessionApi('POST /core/passportdetails/bookingid/{id}', {
                params: { id: bookingId },
                headers: { 'if-match': `"${revision}"` },
                body: { guestId: guest.id, details, guardianId },
              })
            }
            guest={guest}
            today={data.today}
            readOnly={!data.open}
            opened={guest.id === firstOpen?.id}
            adults={travelling.filter(({ isAdult }) => isAdult)}
            nameOf={nameOf}
            onSaved={put}
            linkOf={isGuest || guest.isLeadBooker || guest.ofGuestLogin ? undefined : bookingId}
            onArchive={() => archive(guest.id, true)}
          />
        ))}
      </ul>
      {data.open && (
        <div className={styles.actions}>
          <Button variant="secondary" disabled={adding === true} onClick={() => void add()}>
            {t('passport_add')}
          </Button>
        </div>
      )}
      {typeof adding === 'string' && <FormError>{adding}</FormError>}
      {archivedGuests.length > 0 && (
        <ArchivedGuests
          guests={archivedGuests}
          nameOf={nameOf}
          onRestore={data.open ? id => archive(id, false) : undefined}
        />
      )}
    </>
  )
}
