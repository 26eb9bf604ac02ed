import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApplicationKind } from '#domain/people/applications'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import type { Country } from '#web/ui/country-options'
import { Input } from '#web/ui/field'
import { FieldRow, FormError, FormNote, HoneypotField } from '#web/ui/form-parts'
import { PhoneFields } from '#web/ui/phone-fields'
import styles from './application-form.module.css'

const calls = {
  agent: 'POST /core/travelagents/register',
  owner: 'POST /core/villaowners/offer',
  whitekey: 'POST /core/whitekey/introduction',
  career: 'POST /core/careers/apply',
} as const

const shapes = {
  agent: 'travelAgentForm',
  owner: 'villaOfferForm',
  whitekey: 'whiteKeyForm',
  career: 'careerForm',
} as const

interface ApplicationFormProps {
  kind: ApplicationKind
  countries: readonly Country[]
  /** Fields of this kind of application, between the applicant's details and the button. */
  children: (fault: (name: string) => string | undefined) => ReactNode
}

/** Form for applicants and for those who want an introduction to the company. */
export function ApplicationForm({ kind, countries, children }: ApplicationFormProps) {
  const t = useT()
  const lang = useLanguage()
  const { company } = useSite()
  const shownAt = useRef(0)
  const shownFor = useRef<number>(undefined)
  const thanks = useRef<HTMLHeadingElement>(null)
  const [reference, setReference] = useState<string>()

  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, unknown>>(
    async (values, once) => {
      shownFor.current ??= Math.round(performance.now() - shownAt.current)
      const body = { ...values, shownFor: shownFor.current, lang }
      const { applicationId } = await api(calls[kind], { body: body as never }, { idempotencyKey: once })
      setReference(applicationId.slice(0, 8).toUpperCase())
    },
    { draft: kind, shape: async () => (await import('#contract/forms/application'))[shapes[kind]] },
  )
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (reference) thanks.current?.focus()
  }, [reference])

  if (reference)
    return (
      <div className={styles.thanks}>
        <h3 ref={thanks} tabIndex={-1}>
          {t('apply_thanks')}
        </h3>
        <p>{t('apply_thanks_text', { kind })}</p>
        <p>{t('apply_thanks_reference', { reference })}</p>
      </div>
    )

  return (
    <form className={styles.form} {...props}>
      <noscript>
        <p>{t('apply_without_scripts', { phone: company.phone, email: company.email })}</p>
      </noscript>
      <FieldRow>
        <Input name="name" label={t('apply_name')} error={fault('name')} autoComplete="name" required />
        <Input
          type="email"
          name="email"
          label={t('apply_email')}
          error={fault('email')}
          autoComplete="email"
          required
        />
      </FieldRow>
      <PhoneFields
        countries={countries}
        labels={{ country: t('apply_phone_country'), number: t('apply_phone') }}
        fault={fault}
      />
      {children(fault)}
      <HoneypotField name="fax" label={t('apply_honeypot')} />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={state === 'sending'}>
        {state === 'sending' ? t('apply_sending') : t('apply_send', { kind })}
      </Button>
      <FormNote>{t('apply_note')}</FormNote>
    </form>
  )
}
