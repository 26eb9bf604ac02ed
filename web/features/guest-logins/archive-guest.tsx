import type { GuestLogin } from '#contract/guest-logins'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { ownApi } from '#web/features/session/public'
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
      title={t('own_guest_remove_title', { name: `${profile.firstname} ${profile.lastname}`.trim() })}
      text={t('own_guest_remove_text')}
      action={t('own_guest_remove')}
      act={() => ownApi('POST /core/guestlogins/{id}/archive', { params: { id } })}
      onDone={() => onClose(true)}
      onClose={() => onClose(false)}
    />
  )
}
