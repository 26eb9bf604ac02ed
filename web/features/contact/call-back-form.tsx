import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ContactData } from '#contract/pages/contact'
import { formatDateTime, formatZone, localDateAndTime } from '#domain/calendar/format-datetime'
import { formatDays, formatTime, formatWeekday } from '#domain/calendar/formats'
import { parseEnquiryParams } from '#web/features/enquiry/public'
import { useForm } from '#web/features/forms/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { PhoneFields } from '#web/ui/phone-fields'
import { TextArea } from '#web/ui/text-area'
import styles from './call-back-form.module.css'

/** Offers half-hour slots for a call from an office, in the visitor's time zone, and books one (PD-86). */
export function CallBackForm({ countries }: { countries: ContactData['countries'] }) {
  const t = useT()
  const lang = useLanguage()
  const hydrated = useHydrated()
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery('call times', signal => api('GET /core/callbacks/times', undefined, { signal }))
  const [chosen, setChosen] = useState('')
  const [taken, setTaken] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)

  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, unknown>>(
    async (values, once) => {
      const { startsAt } = await api(
        'POST /core/callbacks',
        { body: { ...values, lang } as never },
        { idempotencyKey: once },
      )
      setTaken(Date.parse(startsAt))
    },
    {
      draft: 'call',
      shape: async () => (await import('#contract/forms/call-back')).callBackForm,
      messages: { 'call-arranged': t('call_arranged') },
    },
  )
  // A visitor who comes from a villa wants to talk about it: its name and the viewed dates prefill the text.
  const { search } = useLocation()
  const { fields, villaIds } = parseEnquiryParams(search)
  const [villa] = villaIds
  const stay = fields.from && fields.to ? formatDays({ from: fields.from, to: fields.to }, lang) : undefined
  const { data: asked } = useQuery(villa ? `property ${villa} ${lang}` : undefined, signal =>
    api('GET /core/properties/{id}/lang/{lang}', { params: { id: villa ?? 0, lang } }, { signal }),
  )
  const subject = asked && [asked.name, stay].filter(Boolean).join(', ')
  useEffect(() => {
    const form = props.ref.current
    if (!form || !subject) return
    const about = form.elements.namedItem('about') as HTMLTextAreaElement
    const cameBy = form.elements.namedItem('cameBy') as HTMLInputElement
    // It never replaces typed text.
    if (about.value !== '' && about.value !== cameBy.value) return
    about.value = subject
    cameBy.value = subject
  }, [subject, props.ref])

  const timeFault = fault('startsAt')
  useEffect(() => {
    if (timeFault) again()
  }, [timeFault, again])
  useEffect(() => {
    if (taken) heading.current?.focus()
  }, [taken])

  if (taken)
    return (
      <div className={styles.done}>
        <h3 ref={heading} tabIndex={-1}>
          {t('call_done')}
        </h3>
        <p>{t('call_done_text', { time: formatDateTime(taken, zone, lang), zone: formatZone(zone, lang) })}</p>
      </div>
    )

  const times = (data?.times ?? []).map(startsAt => ({ startsAt, ...localDateAndTime(Date.parse(startsAt), zone) }))
  const days = [...new Set(times.map(({ day }) => day))]
  const day = days.includes(chosen) ? chosen : days[0]
  return (
    <form className={styles.form} {...props}>
      <p>{t('call_text', { zone: formatZone(zone, lang) })}</p>
      <input type="hidden" name="timezone" value={zone} />
      <input type="hidden" name="cameBy" defaultValue="" />
      {data && days.length === 0 && <p>{t('call_none')}</p>}
      {failed && <p>{t('form_unreachable')}</p>}
      <FieldRow>
        <Select label={t('call_day')} value={day ?? ''} onChange={event => setChosen(event.currentTarget.value)}>
          {!data && <option value="">{t('call_loading')}</option>}
          {days.map(day => (
            <option key={day} value={day}>
              {formatWeekday(day, lang)}
            </option>
          ))}
        </Select>
        <Select name="startsAt" label={t('call_time')} error={timeFault} required>
          {times
            .filter(time => time.day === day)
            .map(({ startsAt, time }) => (
              <option key={startsAt} value={startsAt}>
                {formatTime(time, lang)}
              </option>
            ))}
        </Select>
      </FieldRow>
      <FieldRow>
        <Input name="name" label={t('call_name')} error={fault('name')} autoComplete="name" required />
        <Input type="email" name="email" label={t('call_email')} error={fault('email')} autoComplete="email" required />
      </FieldRow>
      <PhoneFields
        countries={countries}
        labels={{ country: t('call_phone_country'), number: t('call_phone') }}
        fault={fault}
      />
      <TextArea name="about" label={t('call_about')} error={fault('about')} rows={3} maxLength={1000} />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={state === 'sending' || times.length === 0}>
        {t(state === 'sending' ? 'call_sending' : 'call_send')}
      </Button>
    </form>
  )
}
