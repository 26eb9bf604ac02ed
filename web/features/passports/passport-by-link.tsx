import { useRef } from 'react'
import type { PassportGuest } from '#contract/booking/passports'
import type { PageOf } from '#contract/pages'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { useOfficeNumber } from '#web/features/office/public'
import { readPassportLinkSecret } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { QueryFallback } from '#web/ui/query-boundary'
import { GuestCard } from './guest-card'
import styles from './passports.module.css'
import { claimEdits } from './unsaved-edits'

/** Null if the link has expired, or was revoked. */
const show = (secret: string, signal: AbortSignal) =>
  api('POST /core/passportdetails/bylink/show', { body: { secret } }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'link-over') return null
    throw error
  })

/** The passport details of one guest, opened by a private link without an account. */
export default function PassportByLink({ page }: { page: PageOf<'own'> }) {
  const secret = readPassportLinkSecret()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <HyphenatedHeading words={page.heading1} />
      </h1>
      {secret ? <RowOfLink secret={secret} /> : <LinkOver />}
    </div>
  )
}

function LinkOver() {
  const t = useT()
  const { shown } = useOfficeNumber()
  return <p>{t('passport_link_over', { phone: shown })}</p>
}

function RowOfLink({ secret }: { secret: string }) {
  const t = useT()
  const language = useLanguage()
  const key = `passport by link ${secret.slice(0, 8)}`
  claimEdits(key)
  const { data, isError, refetch } = useQuery(key, signal => show(secret, signal))
  const list = useRef(data)
  list.current = data
  if (data === null) return <LinkOver />
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const [guest] = data.guests
  if (!guest) return <p>{t('passport_not_open')}</p>
  const put = (row: PassportGuest) => {
    if (list.current) setQueryData(key, { ...list.current, guests: [row] })
  }
  const nameOf = ({ details }: PassportGuest) =>
    `${details.givenNames} ${details.surname}`.trim() || t('passport_link_you')
  return (
    <>
      <div className={styles.intro}>
        <p>{t('passport_link_intro', { days: formatDays({ from: data.arrival, to: data.departure }, language) })}</p>
        <p className={styles.muted}>{t('passport_privacy', { day: formatDay(data.erasedOn, language) })}</p>
        {!data.open && <p className={styles.note}>{t('passport_read_only')}</p>}
      </div>
      <ul className={styles.guests}>
        <GuestCard
          key={guest.id}
          guest={guest}
          send={({ details, revision }) =>
            api('POST /core/passportdetails/bylink', {
              headers: { 'if-match': `"${revision}"` },
              body: { secret, details },
            })
          }
          today={data.today}
          readOnly={!data.open}
          opened
          adults={[]}
          nameOf={nameOf}
          onSaved={put}
        />
      </ul>
    </>
  )
}
