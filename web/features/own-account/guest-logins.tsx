import { useState } from 'react'
import type { GuestLogin } from '#contract/guest-logins'
import type { PageOf } from '#contract/pages'
import { useAsked } from '#web/asked'
import { sayWhy } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Skeleton } from '#web/ui/skeleton'
import { ArchiveGuest } from './archive-guest'
import { InviteGuest } from './invite-guest'
import { NameGuest } from './name-guest'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'

/** Those who share the bookings of a lead booker (117); who is one of them sees names alone. */
export default function GuestLogins({ page }: { page: PageOf<'own'> }) {
  return (
    <OwnFrame page={page}>
      {({ id, coSignIn, proven }) => (coSignIn ? <NoInvitations /> : <Guests contactId={id} mayInvite={proven} />)}
    </OwnFrame>
  )
}

/** Who has been invited invites nobody. */
function NoInvitations() {
  const t = useT()
  return <p>{t('own_guests_shared')}</p>
}

type Opened = { what: 'archive' | 'name'; guest: GuestLogin }

function Guests({ contactId, mayInvite }: { contactId: string; mayInvite: boolean }) {
  const t = useT()
  const { data, failed, again } = useAsked(`guest logins ${contactId}`, signal =>
    ownApi('GET /core/guestlogins/contact/{id}', { params: { id: contactId } }, { signal }),
  )
  const [opened, setOpened] = useState<Opened>()
  const [sending, setSending] = useState<string>()

  const sendAgain = async ({ id, profile }: GuestLogin) => {
    setSending(id)
    try {
      await ownApi('POST /core/guestlogins/{id}/resend', { params: { id } })
      notify(t('own_guest_sent', { email: profile.email ?? '' }), 'long')
    } catch (error) {
      notify(sayWhy(error, t, { 'too-many-emails': t('own_too_many_emails'), failed: t('own_guest_not_sent') }), 'long')
    }
    setSending(undefined)
    again()
  }

  const close = (changed: boolean) => {
    setOpened(undefined)
    if (changed) again()
  }

  return (
    <>
      <p>{t('own_guests_text')}</p>
      {failed && (
        <p role="alert">
          {t('error_part')}{' '}
          <button type="button" className={styles.small} onClick={again}>
            {t('error_again')}
          </button>
        </p>
      )}
      {!data && !failed && <Skeleton />}
      {data?.guestLogins.length === 0 && <p>{t('own_guests_none')}</p>}
      {data && data.guestLogins.length > 0 && (
        <ul className={styles.rows}>
          {data.guestLogins.map(guest => {
            const { firstname, lastname, email, state } = guest.profile
            const name = `${firstname} ${lastname}`.trim()
            return (
              <li key={guest.id} className={styles.row}>
                <span>
                  {name}
                  <br />
                  <span className={styles.soft}>
                    {email}
                    {state && ` · ${t(state === 'invited' ? 'own_guest_invited' : 'own_guest_accepted')}`}
                  </span>
                </span>
                <span className={styles.ways}>
                  {state === 'invited' && (
                    <Button
                      look="secondary"
                      disabled={sending === guest.id}
                      aria-label={t('own_guest_send_again_to', { name })}
                      onClick={() => void sendAgain(guest)}
                    >
                      {t('own_guest_send_again')}
                    </Button>
                  )}
                  <Button
                    look="secondary"
                    aria-label={t('own_guest_name_of', { name })}
                    onClick={() => setOpened({ what: 'name', guest })}
                  >
                    {t('own_guest_rename')}
                  </Button>
                  <Button
                    look="secondary"
                    aria-label={t('own_guest_remove_of', { name })}
                    onClick={() => setOpened({ what: 'archive', guest })}
                  >
                    {t('own_guest_remove')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <InviteGuest mayInvite={mayInvite} onInvited={again} />
      {opened?.what === 'archive' && <ArchiveGuest guest={opened.guest} onClose={close} />}
      {opened?.what === 'name' && <NameGuest guest={opened.guest} onClose={close} />}
    </>
  )
}
