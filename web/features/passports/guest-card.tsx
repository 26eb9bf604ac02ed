import { useState } from 'react'
import type { PassportGuest } from '#contract/booking/passports'
import { locales } from '#domain/calendar/formats'
import { EditConflicts, SaveStatus } from '#web/features/autosave/public'
import { useLanguage, useT } from '#web/messages'
import { Badge } from '#web/ui/badge'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { FormError } from '#web/ui/form-parts'
import { fieldLabels, missingFields, type NamedField } from './field-labels'
import { GuestFields } from './guest-fields'
import { MachineZone } from './machine-zone'
import styles from './passports.module.css'
import { ShareLink } from './share-link'
import { type SendEdit, useGuestAutosave } from './use-guest-autosave'

interface GuestCardProps {
  guest: PassportGuest
  send: SendEdit
  /** Without changes: the stay is over. */
  readOnly: boolean
  opened: boolean
  /** The day at the villa. */
  today: string
  adults: readonly PassportGuest[]
  nameOf: (guest: PassportGuest) => string
  onSaved: (saved: PassportGuest) => void
  /** Missing for the holder of a private link. */
  onArchive?: () => Promise<void>
  /** The booking, where a private link can be created. */
  linkOf?: number | undefined
}

const tones = { empty: 'plain', incomplete: 'ask', ready: 'available' } as const

/** One guest: name, readiness, and the form behind them. */
export function GuestCard({
  guest,
  send,
  readOnly,
  opened,
  today,
  adults,
  nameOf,
  onSaved,
  onArchive,
  linkOf,
}: GuestCardProps) {
  const t = useT()
  const language = useLanguage()
  const autosave = useGuestAutosave(guest, send, onSaved)
  const [isOpen] = useState(opened)
  const [archiving, setArchiving] = useState<'idle' | 'sending' | 'failed'>('idle')
  const { conflicts, save } = autosave
  const others = adults.filter(({ id }) => id !== guest.id)
  const missing = missingFields(guest.faults).map(field => t(fieldLabels[field]))

  const shown = (field: NamedField, value: string) => {
    if (field === 'sex') return t(`passport_sex_${value as 'f'}`)
    if (field === 'documentType') return t(`passport_type_${value as 'passport'}`)
    if (field === 'guardianId') return nameOf(others.find(({ id }) => id === value) ?? guest)
    return value
  }
  const archive = async () => {
    setArchiving('sending')
    await save()
    await onArchive?.().catch(() => setArchiving('failed'))
  }

  return (
    <li className={styles.guest}>
      <Disclosure
        open={isOpen}
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>{nameOf(guest)}</span>
            <Badge tone={tones[guest.readiness]}>{t(`passport_${guest.readiness}`)}</Badge>
          </span>
        }
      >
        <div className={styles.form}>
          {guest.ofGuestLogin && <p className={styles.muted}>{t('passport_of_guest')}</p>}
          {conflicts.length > 0 && (
            <EditConflicts autosave={autosave} labelOf={field => t(fieldLabels[field])} shown={shown} />
          )}
          {!readOnly && <MachineZone today={today} onRead={autosave.change} />}
          <fieldset disabled={readOnly} className={styles.fields}>
            <legend className={styles.hidden}>{nameOf(guest)}</legend>
            <GuestFields guest={guest} autosave={autosave} adults={others} nameOf={nameOf} />
          </fieldset>
          {missing.length > 0 && guest.readiness === 'incomplete' && (
            <p className={styles.missing}>
              {t('passport_missing', { fields: new Intl.ListFormat(locales[language]).format(missing) })}
            </p>
          )}
          <SaveStatus autosave={autosave} savedAt={guest.savedAt} failed={t('passport_save_failed')} />
          {!readOnly && linkOf !== undefined && <ShareLink bookingId={linkOf} guestId={guest.id} />}
          {!readOnly && onArchive && (
            <div className={styles.actions}>
              <Button variant="quiet" disabled={archiving === 'sending'} onClick={() => void archive()}>
                {t('passport_archive')}
              </Button>
            </div>
          )}
          {archiving === 'failed' && <FormError>{t('form_failed')}</FormError>}
        </div>
      </Disclosure>
    </li>
  )
}
