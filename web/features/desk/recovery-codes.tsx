import { useState } from 'react'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Tick } from '#web/ui/tick'
import styles from './desk-door.module.css'

/** Recovery codes in case the authenticator app is lost: shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT()
  const { company } = useSite()
  const [kept, setKept] = useState(false)
  const save = () => {
    const text = `${company.name}: ${t('desk_codes_title')}\n\n${codes.join('\n')}\n`
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: address, download: 'recovery-codes.txt' }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      <p>{t('desk_codes_text')}</p>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button look="secondary" onClick={save}>
        {t('desk_codes_save')}
      </Button>
      <Tick checked={kept} onChange={event => setKept(event.target.checked)}>
        {t('desk_codes_kept')}
      </Tick>
      <Button wide disabled={!kept} onClick={onKept}>
        {t('desk_enter')}
      </Button>
    </>
  )
}
