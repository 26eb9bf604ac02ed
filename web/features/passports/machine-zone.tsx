import { useState } from 'react'
import type { PassportDetails } from '#domain/passports/passport'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { TextArea } from '#web/ui/text-area'
import styles from './passports.module.css'
import { readMachineZone } from './read-machine-zone'

interface MachineZoneProps {
  today: string
  onRead: (details: Partial<PassportDetails>) => void
}

/** Fills in the form from the lines at the bottom of a document. They are read on this device. */
export function MachineZone({ today, onRead }: MachineZoneProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [result, setResult] = useState<'read' | 'unreadable'>()
  const read = async () => {
    const found = await readMachineZone(text, today).catch(() => undefined)
    setResult(found ? 'read' : 'unreadable')
    if (!found) return
    setText('')
    onRead(found)
  }
  return (
    <Disclosure summary={t('passport_zone')} className={styles.zone}>
      <div className={styles.form}>
        <TextArea
          label={t('passport_zone_label')}
          hint={t('passport_zone_hint')}
          error={result === 'unreadable' ? t('passport_zone_unreadable') : undefined}
          rows={3}
          value={text}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => {
            setText(event.target.value)
            setResult(undefined)
          }}
        />
        <div className={styles.actions}>
          <Button variant="secondary" disabled={text.trim() === ''} onClick={() => void read()}>
            {t('passport_zone_read')}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {result === 'read' ? t('passport_zone_done') : ''}
        </p>
      </div>
    </Disclosure>
  )
}
