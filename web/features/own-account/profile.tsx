import { useState } from 'react'
import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ChangePassword } from './change-password'
import { ConfirmNote } from './confirm-note'
import { Devices } from './devices'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'

/** Name and address, password, and the devices on which one is signed in (116). */
export default function Profile({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  // A changed password signs out the others: the list is another one.
  const [changes, setChanges] = useState(0)
  return (
    <OwnFrame page={page}>
      {({ id, firstname, lastname, email, proven, coSignIn }) => (
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
            {!proven && !coSignIn && email && <ConfirmNote email={email} />}
          </section>
          <ChangePassword email={email ?? ''} onChanged={() => setChanges(changes + 1)} />
          <Devices key={changes} contactId={`${id} ${changes}`} />
        </>
      )}
    </OwnFrame>
  )
}
