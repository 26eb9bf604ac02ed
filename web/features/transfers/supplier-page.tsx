import { useState } from 'react'
import type { RequestInput } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { SupplierRequestSeen } from '#contract/extras/office-transfers'
import type { PageOf } from '#contract/pages'
import { formatDay, formatDays, formatMoney, formatTime } from '#domain/calendar/formats'
import { errorMessage, useForm } from '#web/features/forms/public'
import { useOfficeNumber } from '#web/features/office/public'
import { readSupplierLinkSecret } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { QueryFallback } from '#web/ui/query-boundary'
import { TextArea } from '#web/ui/text-area'
import { useMomentWords } from './transfer-card'
import styles from './transfers.module.css'

/** Null if the link has expired, or was withdrawn. */
const show = (secret: string, signal: AbortSignal) =>
  api('POST /core/supplierrequests/bylink/show', { body: { secret } }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'link-over') return null
    throw error
  })

/** The request of a supplier's private link: what is needed, and the answer. */
export default function SupplierPage({ page }: { page: PageOf<'own'> }) {
  const secret = readSupplierLinkSecret()
  return (
    <div className={styles.alone}>
      <h1 className={styles.title}>
        <HyphenatedHeading words={page.heading1} />
      </h1>
      {secret ? <RequestOf secret={secret} /> : <LinkOver />}
    </div>
  )
}

function LinkOver() {
  const t = useT()
  const { shown } = useOfficeNumber()
  return <p>{t('transfers_link_over', { phone: shown })}</p>
}

/** The request of a link. */
export function RequestOf({ secret }: { secret: string }) {
  const t = useT()
  const [isProposing, setProposing] = useState(false)
  const key = `supplier request ${secret.slice(0, 8)}`
  const { data, isError, refetch } = useQuery(key, signal => show(secret, signal))
  const put = (next: SupplierRequestSeen) => {
    setQueryData(key, next)
    setProposing(false)
  }
  const send = async (body: RequestInput<Endpoints['POST /core/supplierrequests/bylink']>['body']) => {
    try {
      put(await api('POST /core/supplierrequests/bylink', { body }))
    } catch (error) {
      // The office has withdrawn the link, or the state is another by now.
      if (error instanceof ApiError && error.status >= 409 && error.status <= 410) refetch()
      throw error
    }
  }
  const answer = useMutation<'accept' | 'decline'>(way => send({ secret, answer: way }))
  if (data === null) return <LinkOver />
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const isOpen = data.state === 'sent' || data.state === 'proposed'
  return (
    <>
      <RequestFacts request={data} />
      <p role="status" className={styles.status}>
        {t('transfers_supplier_state', { state: data.state })}
      </p>
      {answer.error !== undefined && (
        <FormError>{errorMessage(answer.error, t, { 'not-in-this-state': t('transfers_meanwhile') })}</FormError>
      )}
      {isProposing ? (
        <ProposalForm
          send={typed => send({ ...typed, secret, answer: 'propose' })}
          onClose={() => setProposing(false)}
        />
      ) : (
        <p className={styles.actions}>
          {isOpen && (
            <>
              <Button aria-disabled={answer.isSending} onClick={() => void answer.mutate('accept')}>
                {t('transfers_supplier_accept')}
              </Button>
              <Button variant="secondary" onClick={() => setProposing(true)}>
                {t('transfers_supplier_propose')}
              </Button>
            </>
          )}
          {data.state !== 'declined' && (
            <Button variant="quiet" aria-disabled={answer.isSending} onClick={() => void answer.mutate('decline')}>
              {t('transfers_supplier_decline')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function RequestFacts({ request }: { request: SupplierRequestSeen }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMomentWords()
  const { transfer, experience, contact } = request
  const rows: [string, string][] = [
    [t('transfers_fact_service'), request.name],
    [t('transfers_fact_villa'), [request.villa, request.place].filter(Boolean).join(', ')],
    [
      t('transfers_day'),
      request.from === request.to ? formatDay(request.from, language) : formatDays(request, language),
    ],
  ]
  if (transfer) {
    rows.push(
      [t('transfers_time'), formatTime(transfer.time, language)],
      [t('transfers_fact_from'), transfer.leavingFrom],
      [t('transfers_fact_to'), transfer.destination],
      [t('transfers_fact_meeting'), formatTime(transfer.meetingTime, language)],
      [t('transfers_return'), transfer.returnDateTime ? moment(transfer.returnDateTime) : ''],
      [t('transfers_flight'), [transfer.flight, transfer.flightTime].filter(Boolean).join(', ')],
      [t('transfers_vehicle'), t(`transfers_vehicle_${transfer.vehicle}`)],
      [
        t('transfers_fact_extras'),
        [transfer.boosterSeat && t('transfers_booster'), transfer.extraLuggage && t('transfers_luggage')]
          .filter(Boolean)
          .join(', '),
      ],
    )
  }
  if (experience)
    rows.push(
      [t('transfers_time'), experience.time === '' ? '' : formatTime(experience.time, language)],
      [t('transfers_fact_meeting_place'), experience.meeting],
    )
  rows.push(
    [
      t('transfers_fact_guests'),
      t('transfers_party', { adults: request.adults, children: request.children, babies: request.babies }),
    ],
    [t('transfers_fact_ages'), request.childAges.join(', ')],
  )
  if (contact)
    rows.push(
      [transfer ? t('transfers_name') : t('transfers_fact_lead'), contact.name],
      [t('transfers_phone'), contact.phone],
      [transfer ? t('transfers_notes') : t('transfers_fact_note'), contact.note],
    )
  if (request.proposedTime) rows.push([t('transfers_supplier_time'), formatTime(request.proposedTime, language)])
  if (request.proposedPrice !== null)
    rows.push([t('transfers_supplier_price'), formatMoney(request.proposedPrice, 'EUR', language)])
  return (
    <>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
      </dl>
      <p className={styles.muted}>{transfer ? t('transfers_local') : t('transfers_local_villa')}</p>
      {!contact && experience && <p className={styles.muted}>{t('transfers_supplier_lead')}</p>}
      {!contact && transfer && <p className={styles.muted}>{t('transfers_supplier_contact')}</p>}
    </>
  )
}

interface ProposalFormProps {
  send: (typed: { time: string; price: number | null; message: string }) => Promise<void>
  onClose: () => void
}

function ProposalForm({ send, onClose }: ProposalFormProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ time: string; price: string; message: string }>(
    ({ time, price, message }) => send({ time, price: price === '' ? null : Number(price), message }),
    { messages: { 'time missing': t('transfers_supplier_either'), 'not-in-this-state': t('transfers_meanwhile') } },
  )
  return (
    <form className={styles.form} {...formProps}>
      <FieldRow>
        <Input type="time" name="time" label={t('transfers_supplier_time')} error={fieldError('time')} />
        <Input
          type="number"
          name="price"
          min={0}
          step="0.01"
          inputMode="decimal"
          label={t('transfers_supplier_price')}
          error={fieldError('price')}
        />
      </FieldRow>
      <TextArea
        name="message"
        rows={3}
        maxLength={1000}
        label={t('transfers_supplier_message')}
        error={fieldError('message')}
      />
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" aria-disabled={state === 'sending'}>
          {t('transfers_supplier_send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('transfers_cancel')}
        </Button>
      </p>
    </form>
  )
}
