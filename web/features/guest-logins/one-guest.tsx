import { useState } from 'react'
import type { GuestLogin } from '#contract/account/guest-logins'
import { errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './guest-logins.module.css'
import type { OwnTrip } from './own-trips'
import { scopeOf } from './scope-values'

/** The dialog that is open for a guest. */
export interface Opened {
  what: 'archive' | 'name' | 'scope'
  guest: GuestLogin
}

interface OneGuestProps {
  guest: GuestLogin
  trips: readonly OwnTrip[]
  onOpen: (opened: Opened) => void
  onChanged: () => void
}

/** An invited guest: status, scope and actions. */
export function OneGuest({ guest, trips, onOpen, onChanged }: OneGuestProps) {
  const t = useT()
  const [sending, setSending] = useState(false)
  const { firstname, lastname, email, state, role, allBookings, bookings, prices, scopeChosen } = guest.profile
  const name = `${firstname} ${lastname}`.trim()
  const { id } = guest

  const sendAgain = async () => {
    setSending(true)
    try {
      await sessionApi('POST /core/guestlogins/{id}/resend', { params: { id } })
      showToast(t('account_guest_sent', { email: email ?? '' }), 'long')
    } catch (error) {
      showToast(
        errorMessage(error, t, {
          'too-many-emails': t('account_too_many_emails'),
          failed: t('account_guest_not_sent'),
        }),
        'long',
      )
    }
    setSending(false)
    onChanged()
  }

  const seen = allBookings
    ? [t('invite_scope_all')]
    : trips.filter(trip => bookings?.includes(trip.id)).map(({ villa, days }) => `${villa}, ${days}`)

  return (
    <li className={styles.guest}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.muted}>
          {email} · {t(role === 2 ? 'invite_scope_agent' : 'invite_scope_guest')} ·{' '}
          {t(state === 'accepted' ? 'account_guest_accepted' : 'account_guest_invited')}
        </span>
        <ul>
          {seen.map(line => (
            <li key={line}>{line}</li>
          ))}
          {seen.length === 0 && <li>{t('invite_guest_sees_nothing')}</li>}
        </ul>
        <span className={styles.muted}>{t(prices ? 'invite_guest_with_prices' : 'invite_guest_without_prices')}</span>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-label={t('invite_guest_scope_of', { name })}
          onClick={() => onOpen({ what: 'scope', guest })}
        >
          {t('invite_guest_scope')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('account_guest_name_of', { name })}
          onClick={() => onOpen({ what: 'name', guest })}
        >
          {t('account_guest_rename')}
        </Button>
        {state === 'invited' && (
          <Button
            variant="secondary"
            disabled={sending}
            aria-label={t('account_guest_send_again_to', { name })}
            onClick={() => void sendAgain()}
          >
            {t('account_guest_send_again')}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={t('account_guest_remove_of', { name })}
          onClick={() => onOpen({ what: 'archive', guest })}
        >
          {t('account_guest_remove')}
        </Button>
      </div>
      {scopeChosen === false && <ChooseNow guest={guest} name={name} onOpen={onOpen} onChanged={onChanged} />}
    </li>
  )
}

interface ChooseNowProps {
  guest: GuestLogin
  name: string
  onOpen: (opened: Opened) => void
  onChanged: () => void
}

/** Guests invited before scopes existed see everything: asks the lead booker to confirm that. */
function ChooseNow({ guest, name, onOpen, onChanged }: ChooseNowProps) {
  const t = useT()
  const keep = async () => {
    try {
      await sessionApi('POST /core/guestlogins/{id}/scope', { params: { id: guest.id }, body: scopeOf(guest) })
    } catch (error) {
      showToast(errorMessage(error, t), 'long')
    }
    onChanged()
  }
  return (
    <div className={styles.note}>
      <p>{t('invite_scope_ask', { name })}</p>
      <div className={styles.actions}>
        <Button onClick={() => onOpen({ what: 'scope', guest })}>{t('invite_scope_choose')}</Button>
        <Button variant="secondary" onClick={() => void keep()}>
          {t('invite_scope_keep')}
        </Button>
      </div>
    </div>
  )
}
