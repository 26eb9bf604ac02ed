import { useState } from 'react'
import type { PageOf } from '#contract/pages'
import type { CurrentContact } from '#contract/sessions'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { ChangeAddress } from './change-address'
import { ChangePassword } from './change-password'
import { ConfirmNote } from './confirm-note'
import { Devices } from './devices'
import { Identities } from './identities'
import { NotCome } from './not-come'
import { OwnData } from './own-data'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'
import { Passkeys } from './passkeys'
import { WhoForm } from './who-form'

/** Name, log-in and signed-in devices (116). */
export default function Profile({ page }: { page: PageOf<'own'> }) {
  return (
    <OwnFrame page={page}>
      {contact => (contact.coSignIn ? <GuestProfile contact={contact} /> : <LeadProfile contact={contact} />)}
    </OwnFrame>
  )
}

function LeadProfile({ contact: { id, proven, loggedInAsContactAdmin } }: { contact: CurrentContact }) {
  const { data, failed, again } = useAsked(`profile ${id}`, signal =>
    ownApi('GET /core/contacts/{id}/profile', { params: { id } }, { signal }),
  )
  if (!data) return <NotCome failed={failed} again={again} />
  return (
    <>
      <WhoForm profile={data} />
      {!proven && <ConfirmNote email={data.email} />}
      <ChangeAddress email={data.email} hasPassword={data.hasPassword} />
      {!loggedInAsContactAdmin && (
        <>
          <Keys contactId={id} coSignIn={false} email={data.email} hasPassword={data.hasPassword} />
          <OwnData contactId={id} coSignIn={false} />
        </>
      )}
    </>
  )
}

function GuestProfile({ contact: { id, firstname, lastname, email, hasPassword } }: { contact: CurrentContact }) {
  const t = useT()
  return (
    <>
      <section className={styles.part}>
        <h2>{t('own_who')}</h2>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>{t('own_name')}</dt>
            <dd>{`${firstname} ${lastname}`.trim() || t('own_name_unknown')}</dd>
          </div>
          <div className={styles.row}>
            <dt>{t('own_email')}</dt>
            <dd>{email}</dd>
          </div>
        </dl>
      </section>
      <ChangeAddress email={email ?? ''} hasPassword={hasPassword} />
      <Keys contactId={id} coSignIn email={email ?? ''} hasPassword={hasPassword} />
      <OwnData contactId={id} coSignIn />
    </>
  )
}

interface KeysProps {
  contactId: string
  coSignIn: boolean
  email: string
  hasPassword: boolean
}

/** Password, passkeys, linked identities and devices. */
function Keys({ contactId, coSignIn, email, hasPassword }: KeysProps) {
  const t = useT()
  // A changed password or removed identity signs out the other devices: refetches their list.
  const [changes, setChanges] = useState(0)
  const count = () => setChanges(changes + 1)
  return (
    <>
      {hasPassword ? (
        <ChangePassword email={email} onChanged={count} />
      ) : (
        <p className={styles.note}>{t('own_no_password')}</p>
      )}
      <Passkeys contactId={contactId} account={{ email, coSignIn, hasPassword }} />
      <Identities contactId={contactId} coSignIn={coSignIn} onRemoved={count} />
      <Devices key={changes} contactId={`${contactId} ${changes}`} />
    </>
  )
}
