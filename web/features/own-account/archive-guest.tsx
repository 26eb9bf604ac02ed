import { useState } from 'react'
import type { GuestLogin } from '#contract/guest-logins'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Problem } from '#web/ui/form'

interface ArchiveGuestProps {
  guest: GuestLogin
  onClose: (changed: boolean) => void
}

/** Asks before somebody no longer shares one's bookings. */
export function ArchiveGuest({ guest: { id, profile }, onClose }: ArchiveGuestProps) {
  const t = useT()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const name = `${profile.firstname} ${profile.lastname}`.trim()
  const archive = async () => {
    setSending(true)
    setProblem('')
    try {
      await ownApi('POST /core/guestlogins/{id}/archive', { params: { id } })
      onClose(true)
    } catch {
      setProblem(t('form_failed'))
      setSending(false)
    }
  }
  return (
    <Dialog
      title={t('own_guest_remove_title', { name })}
      onClose={() => onClose(false)}
      footer={
        <Button disabled={sending} onClick={() => void archive()}>
          {t('own_guest_remove')}
        </Button>
      }
    >
      <p>{t('own_guest_remove_text')}</p>
      <Problem>{problem}</Problem>
    </Dialog>
  )
}
