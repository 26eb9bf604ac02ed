import { useState } from 'react'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import styles from './admin-login.module.css'

/** Recovery codes in case the authenticator app is lost: shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT()
  const { company } = useSite()
  const [kept, setKept] = useState(false)
  const save = () => {
    const text = `${company.name}: ${t('admin_codes_title')}\n\n${codes.join('\n')}\n`
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: address, download: 'recovery-codes.txt' }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      <p>{t('admin_codes_text')}</p>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={save}>
        {t('admin_codes_save')}
      </Button>
      <CheckboxField checked={kept} onChange={event => setKept(event.target.checked)}>
        {t('admin_codes_kept')}
      </CheckboxField>
      <Button wide disabled={!kept} onClick={onKept}>
        {t('admin_enter')}
      </Button>
    </>
  )
}
