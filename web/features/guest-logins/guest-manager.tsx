import { useState } from 'react'
import { useAsked } from '#web/asked'
import { NotCome } from '#web/features/own-account/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Skeleton } from '#web/ui/skeleton'
import { ArchiveGuest } from './archive-guest'
import { ChangeScope } from './change-scope'
import styles from './guest-logins.module.css'
import { GuestsByTrip } from './guests-by-trip'
import { InviteGuest } from './invite-guest'
import { NameGuest } from './name-guest'
import { OneGuest, type Opened } from './one-guest'
import { useOwnTrips } from './own-trips'

interface GuestManagerProps {
  contactId: string
  mayInvite: boolean
}

/** Invited guests and their scopes, with the form that invites another. */
export function GuestManager({ contactId, mayInvite }: GuestManagerProps) {
  const t = useT()
  const { data, failed, again } = useAsked(`guest logins ${contactId}`, signal =>
    ownApi('GET /core/guestlogins/contact/{id}', { params: { id: contactId } }, { signal }),
  )
  const own = useOwnTrips(contactId)
  const [opened, setOpened] = useState<Opened>()
  if (failed || own.failed) return <NotCome failed again={failed ? again : own.again} />
  if (!data || !own.trips) return <Skeleton />
  const { trips } = own
  const { guestLogins: guests } = data
  const close = (changed: boolean) => {
    setOpened(undefined)
    if (changed) again()
  }
  return (
    <>
      <p>{t('invite_guests_intro')}</p>
      {guests.length === 0 ? (
        <p>{t('own_guests_none')}</p>
      ) : (
        <ul className={styles.guests}>
          {guests.map(guest => (
            <OneGuest key={guest.id} guest={guest} trips={trips} onOpen={setOpened} onChanged={again} />
          ))}
        </ul>
      )}
      {guests.length > 1 && <GuestsByTrip guests={guests} trips={trips} />}
      <InviteGuest trips={trips} mayInvite={mayInvite} onInvited={again} />
      {opened?.what === 'archive' && <ArchiveGuest guest={opened.guest} onClose={close} />}
      {opened?.what === 'name' && <NameGuest guest={opened.guest} onClose={close} />}
      {opened?.what === 'scope' && <ChangeScope guest={opened.guest} trips={trips} onClose={close} />}
    </>
  )
}
