import type { GuestLogin } from '#contract/account/guest-logins'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'

interface ArchiveGuestProps {
  guest: GuestLogin
  onClose: (changed: boolean) => void
}

/** Asks for confirmation before a guest login is removed. */
export function ArchiveGuest({ guest: { id, profile }, onClose }: ArchiveGuestProps) {
  const t = useT()
  return (
    <ConfirmDialog
      title={t('account_guest_remove_title', { name: `${profile.firstname} ${profile.lastname}`.trim() })}
      text={t('account_guest_remove_text')}
      action={t('account_guest_remove')}
      act={() => sessionApi('POST /core/guestlogins/{id}/archive', { params: { id } })}
      onDone={() => onClose(true)}
      onClose={() => onClose(false)}
    />
  )
}
