import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EnquireData } from '#contract/pages/enquire'
import { formatDay } from '#domain/calendar/formats'
import { titles } from '#domain/people/person'
import { restoreDraft, useForm } from '#web/features/forms/public'
import { useNotes, useShortlist } from '#web/features/shortlist/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { api } from '#web/lib/api-client'
import { readCookie } from '#web/lib/cookies'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError, FormNote, HoneypotField } from '#web/ui/form-parts'
import { localizePath } from '#web/ui/internal-link'
import { PhoneFields } from '#web/ui/phone-fields'
import { ProgressiveButton } from '#web/ui/progressive-button'
import { TextArea } from '#web/ui/text-area'
import styles from './enquiry-form.module.css'
import { parseEnquiryParams } from './enquiry-params'
import { EnquirySent } from './enquiry-sent'
import { EnquiryVillaCheckbox } from './enquiry-villa-checkbox'
import { EnquiryLogIn } from './lazy'
import type { PrefilledFields } from './prefill-fields'

/** The enquiry form (SPEC A5), prefilled from the visitor's path: villas, days, guests, an experience. */
export function EnquiryForm({ data }: { data: EnquireData }) {
  const t = useT()
  const lang = useLanguage()
  const { company } = useSite()
  const { search } = useLocation()
  const hydrated = useHydrated()
  const shownAt = useRef(0)
  const shownFor = useRef<number>(undefined)
  const navigate = useNavigate()
  const list = useShortlist()
  const notes = useNotes()
  const [sent, setSent] = useState<{ reference: string }>()
  const [source, setSource] = useState('')
  const [door, setDoor] = useState(false)
  const [isKnown, setIsKnown] = useState(false)

  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, unknown>>(
    async (values, once) => {
      shownFor.current ??= Math.round(performance.now() - shownAt.current)
      const body = { ...values, event: readCookie('event') ?? '', shownFor: shownFor.current, lang }
      const { enquiryId } = await api('POST /core/enquiries/enquire', { body: body as never }, { idempotencyKey: once })
      // A shortlist has its own thank-you page.
      if ('villas' in values && list.length > 0)
        return navigate(localizePath(`/shortlist-thanks?reference=${enquiryId}`, lang), { replace: true })
      setSent({ reference: enquiryId.slice(0, 8).toUpperCase() })
    },
    { draft: 'enquiry', shape: async () => (await import('#contract/forms/enquiry')).enquiryForm },
  )

  const named = hydrated ? parseEnquiryParams(search).villaIds : []
  const villas = [
    ...named.map(id => ({ id, name: list.find(villa => villa.id === id)?.name ?? '' })),
    ...list.filter(({ id }) => !named.includes(id)),
  ]

  // If the shortlist was emptied meanwhile, the form explains how to fill one.
  const emptied = hydrated && list.length === 0 && new URLSearchParams(search).get('shortlist') === 'mine'
  useEffect(() => {
    if (emptied) void navigate(localizePath('/enquiries/empty?shortlist=empty', lang), { replace: true })
  }, [emptied, navigate, lang])

  // The visitor's notes on the villas prefill the text.
  const noted = list.flatMap(({ id, name }) => (notes[id] ? `${name}: ${notes[id]}` : [])).join('\n')
  useEffect(() => {
    const message = props.ref.current?.elements.namedItem('message')
    if (message instanceof HTMLTextAreaElement && message.value === '' && noted) message.value = noted
  }, [noted, props.ref])

  const { day, subject } = parseEnquiryParams(search)
  const requested = day
    ? t('enquiry_experience_day', { day: formatDay(day, lang) })
    : subject
      ? t(`enquiry_subject_${subject}`)
      : ''

  // Runs after the draft is restored: the URL has precedence, unless the draft was made at the same URL.
  useEffect(() => {
    shownAt.current = performance.now()
    const form = props.ref.current
    if (!form) return
    const { fields } = parseEnquiryParams(search)
    const cameBy = form.elements.namedItem('cameBy') as HTMLInputElement
    const message = (form.elements.namedItem('message') as HTMLTextAreaElement).value || requested
    if (search && cameBy.value !== search) restoreDraft(form, { ...fields, message, cameBy: search })
    setSource((form.elements.namedItem('heardAboutUsId') as HTMLSelectElement).value)
  }, [search, props.ref, requested])

  /** The visitor's own text stays. */
  const fillIn = (known: PrefilledFields) => {
    const form = props.ref.current
    if (!form) return
    setIsKnown(true)
    const isOpen = (name: string) =>
      (form.elements.namedItem(name === 'phoneCountry' ? 'phone' : name) as HTMLInputElement | null)?.value === ''
    restoreDraft(form, Object.fromEntries(Object.entries(known).filter(([name, value]) => value && isOpen(name))))
    form.querySelector<HTMLElement>('[name=firstName]')?.focus()
  }

  if (sent) return <EnquirySent reference={sent.reference} />

  const heard = data.heardAboutUsSources.find(({ id }) => String(id) === source)
  return (
    <>
      {!isKnown && (
        <p className={styles.account}>
          {t('enquiry_account')}{' '}
          <ProgressiveButton to="/account" className={styles.link} onOpen={() => setDoor(true)}>
            {t('enquiry_log_in')}
          </ProgressiveButton>
        </p>
      )}
      {door && <EnquiryLogIn onKnown={fillIn} onClose={() => setDoor(false)} />}
      <form className={styles.form} data-marks-required {...props}>
        <p>{t('enquiry_required')}</p>
        <noscript>
          <p>{t('enquiry_without_scripts', { phone: company.phone, email: company.email })}</p>
        </noscript>
        <input type="hidden" name="cameBy" defaultValue="" />
        {villas.length > 0 && (
          <fieldset className={styles.part}>
            <legend className={styles.legend}>{t('enquiry_villas')}</legend>
            <ul>
              {villas.map(villa => (
                <EnquiryVillaCheckbox key={villa.id} {...villa} />
              ))}
            </ul>
          </fieldset>
        )}

        <fieldset className={styles.part}>
          <legend className={styles.legend}>{t('enquiry_stay')}</legend>
          <FieldRow>
            <Input type="date" name="from" label={t('enquiry_from')} error={fault('from')} />
            <Input type="date" name="to" label={t('enquiry_to')} error={fault('to')} />
          </FieldRow>
          <div className={styles.four}>
            <Count name="adults" label={t('enquiry_adults')} most={50} error={fault('adults')} />
            <Count name="children" label={t('enquiry_children')} most={50} error={fault('children')} />
            <Count name="infants" label={t('enquiry_infants')} most={4} error={fault('infants')} />
            <Count name="rooms" label={t('enquiry_bedrooms')} most={50} error={fault('rooms')} />
          </div>
          <Select name="experience" label={t('enquiry_experience')} error={fault('experience')} defaultValue="">
            <option value="">{t('enquiry_no_experience')}</option>
            {data.experiences.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextArea
            name="message"
            label={t('enquiry_message')}
            hint={t('enquiry_message_hint')}
            error={fault('message')}
            maxLength={5000}
          />
        </fieldset>

        <fieldset className={styles.part}>
          <legend className={styles.legend}>{t('enquiry_you')}</legend>
          <div className={styles.name}>
            <Select
              name="title"
              label={t('enquiry_title')}
              error={fault('title')}
              autoComplete="honorific-prefix"
              defaultValue=""
              required
            >
              <option value="" />
              {titles[lang].map(title => (
                <option key={title}>{title}</option>
              ))}
            </Select>
            <Input
              name="firstName"
              label={t('enquiry_first_name')}
              error={fault('firstName')}
              autoComplete="given-name"
              required
            />
            <Input
              name="lastName"
              label={t('enquiry_last_name')}
              error={fault('lastName')}
              autoComplete="family-name"
              required
            />
          </div>
          <Input
            type="email"
            name="email"
            label={t('enquiry_email')}
            error={fault('email')}
            autoComplete="email"
            required
          />
          <PhoneFields
            countries={data.countries}
            labels={{ country: t('enquiry_phone_country'), number: t('enquiry_phone') }}
            fault={fault}
          />
          <Input
            name="addressLine1"
            label={t('enquiry_address')}
            error={fault('addressLine1')}
            autoComplete="address-line1"
            required
          />
          <Select
            name="country"
            label={t('enquiry_country')}
            error={fault('country')}
            autoComplete="country"
            defaultValue=""
            required
          >
            <option value="" />
            <CountryOptions countries={data.countries} shown={({ name }) => name} />
          </Select>
        </fieldset>

        <fieldset className={styles.part}>
          <legend className={styles.legend}>{t('enquiry_heard')}</legend>
          <Select
            name="heardAboutUsId"
            label={t('enquiry_heard_label')}
            error={fault('heardAboutUsId')}
            defaultValue=""
            onChange={event => setSource(event.currentTarget.value)}
          >
            <option value="">{t('enquiry_heard_none')}</option>
            {data.heardAboutUsSources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <div hidden={!heard?.showOtherTextbox}>
            <Input
              name="heardAboutUsOther"
              label={heard?.showOtherTextbox ? heard.description : t('enquiry_heard')}
              error={fault('heardAboutUsOther')}
              maxLength={200}
            />
          </div>
          <CheckboxField name="newsletter" value="yes">
            {t('enquiry_newsletter')}
          </CheckboxField>
        </fieldset>

        <HoneypotField name="website" label={t('enquiry_honeypot')} />

        <div className={styles.end}>
          <FormError>{problem}</FormError>
          <Button type="submit" disabled={state === 'sending'} wide>
            {t(state === 'sending' ? 'enquiry_sending' : 'enquiry_send')}
          </Button>
          <FormNote>{t('enquiry_note')}</FormNote>
        </div>
      </form>
    </>
  )
}

/** A number field; empty if unknown. */
function Count({ name, label, most, error }: { name: string; label: string; most: number; error: string | undefined }) {
  return <Input type="number" inputMode="numeric" min={0} max={most} name={name} label={label} error={error} />
}
