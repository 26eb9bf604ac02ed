import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { missingChoice } from '#admin/ui/missing-choice'
import { ChooseVilla, type ChosenVilla } from '#admin/ui/villas/choose-villa'
import { type Language, languages } from '#domain/text/language'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { ChooseClient, type ChosenClient, nameOf } from './choose-client'
import { NewClient } from './new-client'

interface Typed {
  from: string
  to: string
  adults: string
  children: string
  infants: string
  currencyId: string
  lang: Language
  workingDays: string
  firstname?: string
  lastname?: string
  email?: string
  phone?: string
}

/** The fields of a new client by the names that the form has for them: `person.email` becomes `email`. */
function fieldsOfPerson(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = error.errors.map(one => ({ ...one, field: one.field.replace('body.person.', 'body.') }))
  return new ApiError(error.status, { ...error.problem, errors })
}

interface MakeProvisionalProps {
  /** Villa and nights that are filled in. */
  start?: { villa: ChosenVilla; from: string; to: string }
  onClose: () => void
}

/** Dialog that holds a villa for a client. The tab remembers what was typed until it is sent. */
export function MakeProvisional({ start, onClose }: MakeProvisionalProps) {
  const t = useT()
  const { currencies } = useSite()
  const [villa, setVilla] = useState<ChosenVilla | undefined>(start?.villa)
  const [person, setPerson] = useState<ChosenClient>()
  const [isNew, setNew] = useState(false)
  const [known, setKnown] = useState<ChosenClient>()
  const { state, problem, fieldError, formProps } = useForm<Typed>(
    async (typed, once) => {
      setKnown(undefined)
      const hasClient = person !== undefined || isNew
      if (!villa || !hasClient) throw missingChoice(...(villa ? [] : ['villa']), ...(hasClient ? [] : ['client']))
      const { firstname = '', lastname = '', email = '', phone = '' } = typed
      const body = {
        ...(person ? { contactId: person.id } : { person: { firstname, lastname, email, phone } }),
        propertyId: villa.id,
        from: typed.from,
        to: typed.to,
        adults: Number(typed.adults),
        children: Number(typed.children),
        infants: Number(typed.infants),
        currencyId: Number(typed.currencyId),
        lang: typed.lang,
        workingDays: Number(typed.workingDays),
      }
      const { reference } = await adminApi('POST /office/bookings', { body }, { idempotencyKey: once }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'address-taken')
            setKnown(error.problem.contact as ChosenClient)
          throw fieldsOfPerson(error)
        },
      )
      showToast(t('admin_provisional_made', { villa: villa.name, reference }), 'long')
      onClose()
    },
    {
      draft: start ? `office provisional ${start.villa.id} ${start.from}` : 'office provisional',
      messages: {
        'address-taken': t('admin_client_known'),
        'dates-taken': t('admin_dates_taken'),
        'stay-refused': t('admin_provisional_no_price'),
      },
    },
  )
  return (
    <Dialog title={t('admin_provisional_new')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>{t('admin_provisional_text')}</p>
        <ChooseVilla villa={villa} onChange={setVilla} error={fieldError('villa')} />
        {isNew && !person ? (
          <NewClient fieldError={fieldError} onChoose={() => setNew(false)} />
        ) : (
          <ChooseClient client={person} onChange={setPerson} onNew={() => setNew(true)} error={fieldError('client')} />
        )}
        <FieldRow>
          <Input
            type="date"
            name="from"
            required
            defaultValue={start?.from}
            label={t('admin_arrival')}
            error={fieldError('from')}
          />
          <Input
            type="date"
            name="to"
            required
            defaultValue={start?.to}
            label={t('admin_departure')}
            error={fieldError('to')}
          />
        </FieldRow>
        <FieldRow>
          <Input
            type="number"
            name="adults"
            min={1}
            max={100}
            defaultValue="2"
            label={t('admin_adults')}
            error={fieldError('adults')}
          />
          <Input
            type="number"
            name="children"
            min={0}
            max={100}
            defaultValue="0"
            label={t('admin_children')}
            error={fieldError('children')}
          />
          <Input
            type="number"
            name="infants"
            min={0}
            max={100}
            defaultValue="0"
            label={t('admin_infants')}
            error={fieldError('infants')}
          />
        </FieldRow>
        <FieldRow>
          <Select name="currencyId" label={t('admin_currency')} defaultValue="1">
            {currencies.map(({ id, code }) => (
              <option key={id} value={id}>
                {code}
              </option>
            ))}
          </Select>
          <Select name="lang" label={t('admin_language')} defaultValue="en">
            {languages.map(language => (
              <option key={language} value={language}>
                {t(`admin_language_${language}`)}
              </option>
            ))}
          </Select>
          <Input
            type="number"
            name="workingDays"
            min={1}
            max={30}
            defaultValue="3"
            label={t('admin_working_days')}
            error={fieldError('workingDays')}
          />
        </FieldRow>
        <FormError>{problem}</FormError>
        {known && (
          <Button
            variant="secondary"
            onClick={() => {
              setPerson(known)
              setNew(false)
              setKnown(undefined)
            }}
          >
            {t('admin_client_take', { name: nameOf(known) })}
          </Button>
        )}
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'auth_sending' : 'admin_provisional_go')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
