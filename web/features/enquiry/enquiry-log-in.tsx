import { useEffect, useState } from 'react'
import { DoorDialog } from '#web/features/auth/lazy'
import { session, sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { type PrefilledFields, prefillFields } from './prefill-fields'

interface EnquiryLogInProps {
  onKnown: (known: PrefilledFields) => void
  onClose: () => void
}

/** Account data of the user; `nobody` without a session, `looking-on` during impersonation. */
async function fetchCurrentContact(): Promise<PrefilledFields | 'anonymous' | 'looking-on'> {
  const standing = await session.known()
  if (standing.kind !== 'authenticated' || standing.contact.guest) return 'anonymous'
  const { contact } = standing
  if (contact.loggedInAsContactAdmin) return 'looking-on'
  if (contact.coSignIn) return prefillFields(contact)
  return prefillFields(contact, await sessionApi('GET /core/contacts/{id}/profile', { params: { id: contact.id } }))
}

/** Offers a log-in unless there is a session, and prefills the form from the account. */
export default function EnquiryLogIn({ onKnown, onClose }: EnquiryLogInProps) {
  const t = useT()
  const [asks, setAsks] = useState(false)

  const look = () =>
    fetchCurrentContact().then(
      known => {
        if (known === 'anonymous') return setAsks(true)
        if (known === 'looking-on') showToast(t('looking_refused'), 'long')
        else onKnown(known)
        onClose()
      },
      () => {
        showToast(t('auth_server_error'), 'long')
        onClose()
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount.
  useEffect(() => {
    void look()
  }, [])

  if (!asks) return null
  return <DoorDialog context="enquirylogin" onSignedIn={() => void look()} onClose={onClose} />
}

/** The document's account data ends with the session, also on public pages. */
let id: string | undefined
session.subscribe(() => {
  const standing = session.getState()
  const before = id
  id = standing.kind === 'authenticated' ? standing.contact.id : undefined
  if (before !== undefined && before !== id) location.reload()
})
addEventListener('pageshow', event => event.persisted && session.look())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && session.look())
