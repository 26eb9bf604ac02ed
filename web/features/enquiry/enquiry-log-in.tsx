import { useEffect, useState } from 'react'
import { DoorDialog } from '#web/features/door/lazy'
import { notify } from '#web/features/notices/public'
import { ownApi, session } from '#web/features/session/public'
import { useT } from '#web/messages'
import { type Known, knownFields } from './known-fields'

interface EnquiryLogInProps {
  onKnown: (known: Known) => void
  onClose: () => void
}

/** Account data of the user; `nobody` without a session, `looking-on` during impersonation. */
async function askWhoIsIn(): Promise<Known | 'nobody' | 'looking-on'> {
  const standing = await session.known()
  if (standing.kind !== 'somebody' || standing.contact.guest) return 'nobody'
  const { contact } = standing
  if (contact.loggedInAsContactAdmin) return 'looking-on'
  if (contact.coSignIn) return knownFields(contact)
  return knownFields(contact, await ownApi('GET /core/contacts/{id}/profile', { params: { id: contact.id } }))
}

/** Offers a log-in unless there is a session, and prefills the form from the account. */
export default function EnquiryLogIn({ onKnown, onClose }: EnquiryLogInProps) {
  const t = useT()
  const [asks, setAsks] = useState(false)

  const look = () =>
    askWhoIsIn().then(
      known => {
        if (known === 'nobody') return setAsks(true)
        if (known === 'looking-on') notify(t('looking_refused'), 'long')
        else onKnown(known)
        onClose()
      },
      () => {
        notify(t('door_server_error'), 'long')
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
session.follow(() => {
  const standing = session.standing()
  const before = id
  id = standing.kind === 'somebody' ? standing.contact.id : undefined
  if (before !== undefined && before !== id) location.reload()
})
addEventListener('pageshow', event => event.persisted && session.look())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && session.look())
