import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import { comerOf } from '#domain/client-area'
import { DoorDialog } from '#web/features/door/lazy'
import { OwnRoom, placeOfBooking } from '#web/features/own-account/public'
import { useStanding } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { HeadingWords } from '#web/ui/heading-words'
import { inLanguage } from '#web/ui/internal-link'
import styles from './booking.module.css'
import { idIn } from './current-booking'
import { NothingHere } from './nothing-here'
import { useBookingOf } from './use-booking'

/**
 * Where the link of a letter leads by which a client is invited to go on with an option (101): who has signed in is led
 * on to it, and whoever has not is asked to, and told nothing of it before.
 */
export default function ContinuedOption({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const lang = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const standing = useStanding()
  const comer = comerOf(standing.kind === 'somebody' ? standing.contact : undefined)
  const { data: read } = useBookingOf(idIn(search, 'booking'))
  const [door, setDoor] = useState(true)
  const place = read?.booking && placeOfBooking(read.booking)
  const to = read?.booking && (place?.to ?? `/secure/provisional?booking=${read.booking.id}`)
  useEffect(() => {
    if (to) void navigate(inLanguage(to, lang), { replace: true })
  }, [to, lang, navigate])
  if (to || (comer !== 'nobody' && read === undefined)) return <OwnRoom />
  if (comer === 'lead-booker' || comer === 'co-sign-in')
    return <NothingHere page={page} text={t('booking_not_found')} />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HeadingWords words={page.heading1} />
        </h1>
        <p>{t('booking_continue_text')}</p>
        <p>
          <Button onClick={() => setDoor(true)}>{t('booking_log_in')}</Button>
        </p>
      </div>
      {door && <DoorDialog context="splashbooking" onSignedIn={() => setDoor(false)} onClose={() => setDoor(false)} />}
    </div>
  )
}
