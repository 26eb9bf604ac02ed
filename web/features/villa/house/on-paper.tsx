import { useEffect, useRef, useState } from 'react'
import type { VillaData } from '#contract/pages/villa'
import { api } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import { Note, Problem, Trap } from '#web/ui/form'
import { Tick } from '#web/ui/tick'
import { Section } from '../section'
import styles from './on-paper.module.css'

/** The fact sheet as a PDF, to open or to send by e-mail. */
export function OnPaper({ property: { id, name } }: Pick<VillaData, 'property'>) {
  const t = useT()
  const language = useLanguage()
  return (
    <Section title={t('villa_paper')} className={styles.paper}>
      <p className={styles.text}>{t('villa_paper_text')}</p>
      <p>
        <a href={`/api/core/properties/${id}/factsheet/lang/${language}`} className={styles.open}>
          {t('villa_paper_open')}
        </a>
      </p>
      <Disclosure summary={t('villa_paper_by_mail')} className={styles.mail}>
        <noscript>
          <p>{t('villa_paper_without_scripts')}</p>
        </noscript>
        <SendSheet id={id} name={name} />
      </Disclosure>
    </Section>
  )
}

/** Sends the fact sheet to an e-mail address. */
function SendSheet({ id, name }: { id: number; name: string }) {
  const t = useT()
  const lang = useLanguage()
  const shownAt = useRef(0)
  const shownFor = useRef<number>(undefined)
  const done = useRef<HTMLHeadingElement>(null)
  const [sentTo, setSentTo] = useState<string>()
  const { state, problem, fault, props } = useForm<Record<string, string>>(
    async ({ email = '', ...values }, once) => {
      shownFor.current ??= Math.round(performance.now() - shownAt.current)
      const body = { ...values, email, propertyId: id, shownFor: shownFor.current, lang }
      await api('POST /core/contacts/emailsub/pdfrequest', { body: body as never }, { once })
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
          {t('villa_paper_sent')}
        </h3>
        <p>{t('villa_paper_sent_text', { name, email: sentTo })}</p>
        <Button look="quiet" onClick={() => setSentTo(undefined)}>
          {t('villa_paper_again')}
        </Button>
      </div>
    )
  return (
    <form className={styles.form} {...props}>
      <Input
        type="email"
        name="email"
        label={t('villa_paper_email')}
        error={fault('email')}
        autoComplete="email"
        required
      />
      <Input
        name="name"
        label={t('villa_paper_name')}
        hint={t('villa_paper_name_hint')}
        error={fault('name')}
        autoComplete="name"
      />
      <Tick name="newsletter" value="yes">
        {t('villa_paper_newsletter')}
      </Tick>
      <Trap name="website" label={t('villa_paper_trap')} />
      <Problem>{problem}</Problem>
      <Button type="submit" look="secondary" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'villa_paper_sending' : 'villa_paper_send')}
      </Button>
      <Note>{t('villa_paper_privacy')}</Note>
    </form>
  )
}
