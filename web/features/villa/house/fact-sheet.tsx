import { useEffect, useRef, useState } from 'react'
import type { VillaData } from '#contract/pages/villa'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import { FormError, FormNote, HoneypotField } from '#web/ui/form-parts'
import { Section } from '../section'
import styles from './fact-sheet.module.css'

/** The fact sheet as a PDF, to open or to send by e-mail. */
export function FactSheet({ property: { id, name } }: Pick<VillaData, 'property'>) {
  const t = useT()
  const language = useLanguage()
  return (
    <Section title={t('villa_fact_sheet')} className={styles.paper}>
      <p className={styles.text}>{t('villa_fact_sheet_text')}</p>
      <p>
        <a href={`/api/core/properties/${id}/factsheet/lang/${language}`} className={styles.open}>
          {t('villa_fact_sheet_open')}
        </a>
      </p>
      <Disclosure summary={t('villa_fact_sheet_by_mail')} className={styles.mail}>
        <noscript>
          <p>{t('villa_fact_sheet_without_scripts')}</p>
        </noscript>
        <SendFactSheet id={id} name={name} />
      </Disclosure>
    </Section>
  )
}

/** Sends the fact sheet to an e-mail address. */
function SendFactSheet({ id, name }: { id: number; name: string }) {
  const t = useT()
  const lang = useLanguage()
  const shownAt = useRef(0)
  const shownFor = useRef<number>(undefined)
  const done = useRef<HTMLHeadingElement>(null)
  const [sentTo, setSentTo] = useState<string>()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, string>>(
    async ({ email = '', ...values }, once) => {
      shownFor.current ??= Math.round(performance.now() - shownAt.current)
      const body = { ...values, email, propertyId: id, shownFor: shownFor.current, lang }
      await api('POST /core/contacts/emailsub/pdfrequest', { body: body as never }, { idempotencyKey: once })
      setSentTo(email)
    },
    { draft: 'fact-sheet' },
  )
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (sentTo) done.current?.focus()
  }, [sentTo])

  if (sentTo)
    return (
      <div className={styles.form}>
        <h3 ref={done} tabIndex={-1} className={styles.done}>
          {t('villa_fact_sheet_sent')}
        </h3>
        <p>{t('villa_fact_sheet_sent_text', { name, email: sentTo })}</p>
        <Button variant="quiet" onClick={() => setSentTo(undefined)}>
          {t('villa_fact_sheet_again')}
        </Button>
      </div>
    )
  return (
    <form className={styles.form} {...props}>
      <Input
        type="email"
        name="email"
        label={t('villa_fact_sheet_email')}
        error={fault('email')}
        autoComplete="email"
        required
      />
      <Input
        name="name"
        label={t('villa_fact_sheet_name')}
        hint={t('villa_fact_sheet_name_hint')}
        error={fault('name')}
        autoComplete="name"
      />
      <CheckboxField name="newsletter" value="yes">
        {t('villa_fact_sheet_newsletter')}
      </CheckboxField>
      <HoneypotField name="website" label={t('villa_fact_sheet_trap')} />
      <FormError>{problem}</FormError>
      <Button type="submit" variant="secondary" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'villa_fact_sheet_sending' : 'villa_fact_sheet_send')}
      </Button>
      <FormNote>{t('villa_fact_sheet_privacy')}</FormNote>
    </form>
  )
}
