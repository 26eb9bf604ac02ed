import { type FormEvent, useEffect, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { validateEmail } from '#domain/people/email'
import { suggestEmail } from '#domain/people/email-suggestion'
import { restoreDraft, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import styles from './booking.module.css'
import { setBookingData } from './use-booking'

interface BookerFormProps {
  booking: BookingResponse
  contact: CurrentContact
  onTold: () => void
  /** The option has expired. */
  onEnd: () => void
}

interface Booker {
  firstname: string
  lastname: string
  email: string
  phone: string
  wishes: string
}

/** Details of the person who books. The draft stays in the tab, also if the option expires meanwhile. */
export function BookerForm({ booking, contact, onTold, onEnd }: BookerFormProps) {
  const t = useT()
  const known = {
    firstname: booking.firstname ?? contact.firstname,
    lastname: booking.lastname ?? contact.lastname,
    email: booking.email ?? '',
    phone: booking.trip?.phone ?? '',
    wishes: booking.trip?.notes ?? '',
  }
  const [email, setEmail] = useState(known.email)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Booker>(
    async body => {
      try {
        const told = await sessionApi('PUT /core/bookings/ob/booker/{id}', { params: { id: booking.id }, body })
        setBookingData(told, contact.id)
        onTold()
      } catch (error) {
        // The draft is retained for the next option.
        if (error instanceof ApiError && ['option-over', 'not-in-this-state'].includes(error.code)) onEnd()
        throw error
      }
    },
    {
      draft: 'booking',
      shape: async () => (await import('#contract/forms/booker')).bookerForm,
      messages: {
        'option-over': t('booking_over'),
        'too-many-options': t('booking_too_many', { because: 'email' }),
      },
    },
  )

  // The form restores its own draft; fields left empty then can be known since the log-in.
  const [first] = useState(known)
  useEffect(() => {
    const form = props.ref.current
    if (!form) return
    const empty = Object.entries(first).filter(([name]) => {
      const field = form.elements.namedItem(name)
      return field instanceof HTMLInputElement && field.value === ''
    })
    restoreDraft(form, Object.fromEntries(empty))
    const field = form.elements.namedItem('email')
    if (field instanceof HTMLInputElement) setEmail(field.value)
  }, [props.ref, first])

  const meant = suggestEmail(email)
  const take = () => {
    if (!props.ref.current || !meant) return
    restoreDraft(props.ref.current, { email: meant })
    setEmail(meant)
  }
  return (
    <form
      className={styles.form}
      {...props}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        const field = event.target as HTMLInputElement
        if (field.name === 'email') setEmail(field.value)
        props.onInput(event)
      }}
    >
      <section className={styles.part}>
        <h2>{t('booking_who')}</h2>
        <FieldRow>
          <Input
            name="firstname"
            label={t('booking_firstname')}
            autoComplete="given-name"
            defaultValue={known.firstname}
            error={fault('firstname')}
            maxLength={100}
            required
          />
          <Input
            name="lastname"
            label={t('booking_lastname')}
            autoComplete="family-name"
            defaultValue={known.lastname}
            error={fault('lastname')}
            maxLength={100}
            required
          />
          <Input
            type="email"
            name="email"
            label={t('booking_email')}
            autoComplete="email"
            defaultValue={known.email}
            error={fault('email')}
            required
          />
          <Input
            type="tel"
            name="phone"
            label={t('booking_phone')}
            hint={t('booking_phone_hint')}
            autoComplete="tel"
            defaultValue={known.phone}
            error={fault('phone')}
            required
          />
        </FieldRow>
        <div aria-live="polite">
          {email.trim() !== '' && !validateEmail(email) && (
            <div className={styles.note}>
              <p className={styles.muted}>{t('booking_all_goes')}</p>
              <p className={styles.address}>{email.trim()}</p>
              {meant && (
                <p>
                  {t('booking_meant')}{' '}
                  <button type="button" className={styles.link} onClick={take}>
                    {meant}
                  </button>
                </p>
              )}
            </div>
          )}
        </div>
        <TextArea
          name="wishes"
          label={t('booking_wishes')}
          hint={t('booking_wishes_hint')}
          defaultValue={known.wishes}
          error={fault('wishes')}
          maxLength={5000}
        />
      </section>
      <FormError>{problem}</FormError>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'account_saving' : 'booking_go_on')}
        </Button>
      </p>
    </form>
  )
}
