import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { AccountLayout } from './account-layout'
import styles from './account-layout.module.css'
import { NameForm } from './name-form'
import { ChangeEmail } from './security/change-email'
import { ChangePassword } from './security/change-password'
import { ConfirmEmailNotice } from './security/confirm-email-notice'
import { DataExport } from './security/data-export'
import { Devices } from './security/devices'
import { Identities } from './security/identities'
import { Passkeys } from './security/passkeys'

/** Name, log-in and signed-in devices (116). */
export default function Profile({ page }: { page: PageOf<'own'> }) {
  return (
    <AccountLayout page={page}>
      {contact => (contact.coSignIn ? <GuestProfile contact={contact} /> : <LeadProfile contact={contact} />)}
    </AccountLayout>
  )
}

function LeadProfile({ contact: { id, proven, loggedInAsContactAdmin } }: { contact: CurrentContact }) {
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`profile ${id}`, signal => sessionApi('GET /core/contacts/{id}/profile', { params: { id } }, { signal }))
  if (!data) return <QueryFallback failed={failed} again={again} />
  return (
    <>
      <NameForm profile={data} />
      {!proven && <ConfirmEmailNotice email={data.email} />}
      <ChangeEmail email={data.email} hasPassword={data.hasPassword} />
      {!loggedInAsContactAdmin && (
        <>
          <SecuritySettings contactId={id} coSignIn={false} email={data.email} hasPassword={data.hasPassword} />
          <DataExport contactId={id} coSignIn={false} />
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
        <h2>{t('account_who')}</h2>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>{t('account_name')}</dt>
            <dd>{`${firstname} ${lastname}`.trim() || t('account_name_unknown')}</dd>
          </div>
          <div className={styles.row}>
            <dt>{t('account_email')}</dt>
            <dd>{email}</dd>
          </div>
        </dl>
      </section>
      <ChangeEmail email={email ?? ''} hasPassword={hasPassword} />
      <SecuritySettings contactId={id} coSignIn email={email ?? ''} hasPassword={hasPassword} />
      <DataExport contactId={id} coSignIn />
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
function SecuritySettings({ contactId, coSignIn, email, hasPassword }: KeysProps) {
  const t = useT()
  // A changed password or removed identity signs out the other devices: refetches their list.
  const [changes, setChanges] = useState(0)
  const count = () => setChanges(changes + 1)
  return (
    <>
      {hasPassword ? (
        <ChangePassword email={email} onChanged={count} />
      ) : (
        <p className={styles.note}>{t('account_no_password')}</p>
      )}
      <Passkeys contactId={contactId} account={{ email, coSignIn, hasPassword }} />
      <Identities contactId={contactId} coSignIn={coSignIn} onRemoved={count} />
      <Devices key={changes} contactId={`${contactId} ${changes}`} />
    </>
  )
}
