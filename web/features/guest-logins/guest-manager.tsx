import { useState } from 'react'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { Skeleton } from '#web/ui/skeleton'
import { ArchiveGuest } from './archive-guest'
import { ChangeScope } from './change-scope'
import styles from './guest-logins.module.css'
import { GuestsByTrip } from './guests-by-trip'
import { InviteGuest } from './invite-guest'
import { RenameGuest } from './name-guest'
import { OneGuest, type Opened } from './one-guest'
import { useOwnTrips } from './own-trips'

interface GuestManagerProps {
  contactId: string
  mayInvite: boolean
}

/** Invited guests and their scopes, with the form that invites another. */
export function GuestManager({ contactId, mayInvite }: GuestManagerProps) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`guest logins ${contactId}`, signal =>
    sessionApi('GET /core/guestlogins/contact/{id}', { params: { id: contactId } }, { signal }),
  )
  const own = useOwnTrips(contactId)
  const [opened, setOpened] = useState<Opened>()
  if (failed || own.failed) return <QueryFallback failed again={failed ? again : own.again} />
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
        <p>{t('account_guests_none')}</p>
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
      {opened?.what === 'name' && <RenameGuest guest={opened.guest} onClose={close} />}
      {opened?.what === 'scope' && <ChangeScope guest={opened.guest} trips={trips} onClose={close} />}
    </>
  )
}
