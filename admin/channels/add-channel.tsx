import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { missingChoice } from '#admin/ui/missing-choice'
import { ChooseVilla, type ChosenVilla } from '#admin/ui/villas/choose-villa'
import { useForm } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

interface AddChannelProps {
  listKey: string
  /** The villa, where it is not to be chosen. */
  of?: ChosenVilla | undefined
  /** Called with the address of our calendar, which is shown once. */
  onAdded: (address: string) => void
}

/** Connects a villa with a channel. The tab remembers what was typed until it is sent. */
export function AddChannel({ listKey, of, onAdded }: AddChannelProps) {
  const t = useT()
  const [villa, setVilla] = useState(of)
  const [round, setRound] = useState(0)
  const { state, problem, fieldError, formProps } = useForm<{ channel: string; source: string }>(
    async ({ channel, source }, once) => {
      if (!villa) throw missingChoice('villa')
      const { address } = await adminApi(
        'POST /office/villas/{id}/channels',
        { params: { id: villa.id }, body: { channel, ...(source.trim() && { source }) } },
        { idempotencyKey: once },
      )
      invalidateQueries(listKey)
      setVilla(of)
      setRound(round + 1)
      onAdded(address)
    },
    {
      draft: of ? `office channel ${of.id}` : 'office channel',
      messages: {
        'not-in-this-state': t('admin_channels_twice'),
        'source invalid': t('admin_channels_source_invalid'),
      },
    },
  )
  return (
    <section className={styles.part} aria-labelledby="connect">
      <h2 id="connect">{t('admin_channels_add')}</h2>
      <form key={round} className={styles.form} {...formProps}>
        {!of && <ChooseVilla villa={villa} onChange={setVilla} error={fieldError('villa')} />}
        <FieldRow>
          <Input
            name="channel"
            required
            maxLength={60}
            autoComplete="off"
            label={t('admin_channels_name')}
            hint={t('admin_channels_name_hint')}
            error={fieldError('channel')}
          />
          <Input
            name="source"
            type="text"
            inputMode="url"
            maxLength={2000}
            autoComplete="off"
            label={t('admin_channels_source')}
            hint={t('admin_channels_source_hint')}
            error={fieldError('source')}
          />
        </FieldRow>
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_channels_add_go')}
        </Button>
      </form>
    </section>
  )
}
