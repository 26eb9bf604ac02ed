import { useState } from 'react'
import { readerMegabytes } from '#domain/passports/machine-reader'
import type { PassportDetails } from '#domain/passports/passport'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { lazyComponent } from '#web/ui/lazy-component'
import { TextArea } from '#web/ui/text-area'
import styles from './passports.module.css'
import { readMachineZone } from './read-machine-zone'

/** Loads when it is opened, like the reader itself. */
const ReadDocument = lazyComponent(() => import('./camera/read-document'), { Fallback: () => null })

interface MachineZoneProps {
  today: string
  onRead: (details: Partial<PassportDetails>) => void
}

/** Fills in the form from the lines at the bottom of a document. They are read on this device. */
export function MachineZone({ today, onRead }: MachineZoneProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
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
        {isReading ? (
          <ReadDocument
            today={today}
            onRead={details => {
              setReading(false)
              setResult('read')
              onRead(details)
            }}
            onClose={() => setReading(false)}
          />
        ) : (
          <div className={styles.actions}>
            <Button
              variant="secondary"
              onClick={() => {
                setResult(undefined)
                setReading(true)
              }}
            >
              {t('passport_camera')}
            </Button>
            <p className={styles.muted}>{t('passport_camera_about', { megabytes: readerMegabytes })}</p>
          </div>
        )}
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
