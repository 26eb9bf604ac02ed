import { useEffect, useRef, useState } from 'react'
import { formatDay } from '#domain/calendar/formats'
import type { PassportDetails } from '#domain/passports/passport'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { fieldLabels, type NamedField } from '../field-labels'
import styles from '../passports.module.css'
import { readMachineZone } from '../read-machine-zone'
import { copyPicture } from './pictures'
import { openTextReader, type TextReader } from './text-reader'
import { ZoneCamera } from './zone-camera'

interface ReadDocumentProps {
  today: string
  onRead: (details: Partial<PassportDetails>) => void
  onClose: () => void
}

type Step = 'loading' | 'failed' | 'choosing' | 'camera' | 'reading' | 'unreadable'

/**
 * Reads the lines of a document with the camera or from a chosen picture, on this device. Nothing is filled in before
 * the guest has compared what was read.
 */
export default function ReadDocument({ today, onRead, onClose }: ReadDocumentProps) {
  const t = useT()
  const picker = useRef<HTMLInputElement>(null)
  const [reader, setReader] = useState<TextReader>()
  const [step, setStep] = useState<Step>('loading')
  const [found, setFound] = useState<Partial<PassportDetails>>()

  useEffect(() => {
    let opened: TextReader | undefined
    let isOver = false
    openTextReader().then(
      one => {
        if (isOver) return one.close()
        opened = one
        setReader(one)
        setStep('camera')
      },
      () => setStep('failed'),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [])

  const show = async (zone: string) => {
    const details = await readMachineZone(zone, today).catch(() => undefined)
    setFound(details)
    setStep(details ? 'choosing' : 'unreadable')
  }
  const [onFound] = useState(() => (zone: string) => void show(zone))
  const readFile = async (file: File | undefined) => {
    if (!file || !reader) return
    setFound(undefined)
    setStep('reading')
    try {
      for (const picture of await copyPicture(file)) {
        const zone = await reader.read(picture)
        if (zone) return await show(zone)
      }
    } catch {
      // The browser cannot read the file as a picture.
    }
    setStep('unreadable')
  }

  return (
    <div className={styles.form}>
      {step === 'loading' && <p role="status">{t('passport_camera_loading')}</p>}
      {step === 'reading' && <p role="status">{t('passport_camera_reading')}</p>}
      {step === 'failed' && <FormError>{t('passport_camera_failed')}</FormError>}
      {step === 'unreadable' && <FormError>{t('passport_camera_unreadable')}</FormError>}
      {step === 'camera' && reader && <ZoneCamera reader={reader} onFound={onFound} />}
      {found && <FoundDetails found={found} />}
      <div className={styles.actions}>
        {found && <Button onClick={() => onRead(found)}>{t('passport_camera_use')}</Button>}
        {reader && step !== 'camera' && step !== 'reading' && (
          <Button
            variant="secondary"
            onClick={() => {
              setFound(undefined)
              setStep('camera')
            }}
          >
            {t('passport_camera_again')}
          </Button>
        )}
        {reader && step !== 'reading' && (
          <Button variant="secondary" onClick={() => picker.current?.click()}>
            {t('passport_camera_choose')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('passport_camera_close')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/*"
          aria-label={t('passport_camera_choose')}
          onChange={event => {
            void readFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}

const days: readonly string[] = ['birthDate', 'expiresOn']

/** The values that the camera read; the guest compares them with the document. */
function FoundDetails({ found }: { found: Partial<PassportDetails> }) {
  const t = useT()
  const language = useLanguage()
  const shown = (field: string, value: string) => {
    if (days.includes(field)) return formatDay(value, language)
    if (field === 'sex') return t(`passport_sex_${value as 'f'}`)
    if (field === 'documentType') return t(`passport_type_${value as 'passport'}`)
    return value
  }
  return (
    <>
      <p role="status">{t('passport_camera_compare')}</p>
      <dl className={styles.found}>
        {Object.entries(found).map(([field, value]) => (
          <div key={field}>
            <dt>{t(fieldLabels[field as NamedField])}</dt>
            <dd>{shown(field, String(value))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
