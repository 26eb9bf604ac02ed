import { useState } from 'react'
import type { TransferHoldShown } from '#contract/office-bookings'
import type { StaffPerson } from '#contract/staff'
import { formatDays } from '#domain/formats'
import { formatStamp } from '#domain/moments'
import { useAsked } from '#web/asked'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { notify } from '#web/features/notices/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Asked } from './asked'
import styles from './desk.module.css'
import { DeskHead } from './desk-head'
import { deskApi } from './own-desk'

/** Villas held for a bank transfer; staff can release one early. */
export function TransferHolds({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, failed, again } = useAsked(
    `transfer holds ${me.id}`,
    signal => deskApi('GET /office/transferholds', undefined, { signal }),
    { fresh: 0 },
  )
  const [chosen, setChosen] = useState<TransferHoldShown>()
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    again()
  }
  return (
    <>
      <DeskHead title={t('desk_holds')} lead={t('desk_holds_lead')} />
      <Asked data={data} failed={failed} again={again}>
        {({ holds }) => (
          <>
            <p role="status">{t('desk_holds_count', { count: holds.length })}</p>
            {holds.length > 0 && (
              <ul className={styles.rows}>
                {holds.map(hold => (
                  <HoldRow key={hold.bookingId} hold={hold} onRelease={() => setChosen(hold)} />
                ))}
              </ul>
            )}
          </>
        )}
      </Asked>
      {chosen && <Release hold={chosen} onClose={close} />}
    </>
  )
}

function HoldRow({ hold, onRelease }: { hold: TransferHoldShown; onRelease: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { villa, from, to, name, email, reference, heldUntil } = hold
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = formatStamp(Date.parse(heldUntil), zone, language)
  return (
    <li className={styles.person}>
      <div className={styles.whose}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.soft}>{formatDays({ from, to }, language)}</p>
      </div>
      <div className={styles.whose}>
        <p>{name}</p>
        <p className={styles.soft}>{email}</p>
      </div>
      <div>
        <p>{reference}</p>
        <p className={styles.soft}>
          <time dateTime={heldUntil}>{t('desk_hold_until', { moment })}</time>
        </p>
      </div>
      <Button look="secondary" aria-label={t('desk_release_of', { villa, reference })} onClick={onRelease}>
        {t('desk_release')}
      </Button>
    </li>
  )
}

interface ReleaseProps {
  hold: TransferHoldShown
  onClose: () => void
}

/** States the consequences and asks for confirmation. */
function Release({ hold: { bookingId, villa, from, to, email }, onClose }: ReleaseProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <ConfirmDialog
      title={t('desk_release_ask', { villa })}
      text={t('desk_release_then', { villa, email, days: formatDays({ from, to }, language) })}
      action={t('desk_release')}
      decline={t('desk_not_now')}
      act={() => deskApi('POST /office/bookings/{id}/release', { params: { id: bookingId } })}
      onDone={() => {
        notify(t('desk_released', { villa, email }), 'long')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
