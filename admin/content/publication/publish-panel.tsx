import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { partName } from '#admin/content/content-texts'
import type { ContentDraft } from '#admin/content/use-content-draft'
import { ChangeButton, Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import type { StaffPerson } from '#contract/staff/staff'
import { formatZone } from '#domain/calendar/format-datetime'
import { type ContentPart, contentDeclarations, contentParts } from '#domain/editorial/content-kinds'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { publicationErrors } from './publication-errors'
import { WithdrawContent } from './withdraw-content'

type When = 'now' | 'time' | 'release'

interface PublishPanelProps {
  details: OfficeContentDetails
  draft: ContentDraft
  /** Saves what was typed, and resolves to the revisions. */
  prepare: () => Promise<Readonly<Record<ContentPart, number>> | undefined>
  onChanged: () => void
  me: StaffPerson
}

/** Publishes drafts by part: now, at a time, or together with others. */
export function PublishPanel({ details, draft, prepare, onChanged, me }: PublishPanelProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { kind, id, parts, timeZone, isShown, isFixed } = details
  const drafted = contentParts.filter(part => parts[part].isDraft || draft.dirty.includes(part))
  const [left, setLeft] = useState<readonly ContentPart[]>([])
  const [when, setWhen] = useState<When>('now')
  const [at, setAt] = useState({ day: '', time: '09:00' })
  const [releaseId, setReleaseId] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const chosen = drafted.filter(part => !left.includes(part))
  const releases = useQuery(when === 'release' ? `office releases choice ${me.id}` : undefined, signal =>
    adminApi('GET /office/releases', { query: { state: 'open' } }, { signal }),
  )

  const send = async () => {
    if (sending || chosen.length === 0) return
    setSending(true)
    setProblem(undefined)
    try {
      const revisions = await prepare()
      if (!revisions) return
      const wanted = Object.fromEntries(chosen.map(part => [part, revisions[part]]))
      const options = { idempotencyKey: createIdempotencyKey() }
      const params = { kind, id }
      if (when === 'now')
        await adminApi('POST /office/content/{kind}/{id}/publish', { params, body: { parts: wanted } }, options)
      else if (when === 'time')
        await adminApi('POST /office/content/{kind}/{id}/plan', { params, body: { parts: wanted, ...at } }, options)
      else
        await adminApi(
          'POST /office/content/{kind}/{id}/plan',
          { params, body: { parts: wanted, releaseId: Number(releaseId) } },
          options,
        )
      showToast(t(when === 'now' ? 'content_published' : 'content_planned'))
    } catch (error) {
      const found = error instanceof ApiError ? publicationErrors(t, error) : undefined
      if (found) draft.setErrors(found.fields)
      setProblem(found?.text ?? errorMessage(error, t, { 'edited-meanwhile': t('content_conflict') }))
    } finally {
      setSending(false)
      invalidateQueries('office content ')
      invalidateQueries('office releases ')
      onChanged()
    }
  }

  const planned = contentParts.filter(part => parts[part].plannedAt !== null)
  return (
    <section className={styles.part} aria-labelledby="publication">
      <h2 id="publication">{t('content_publication')}</h2>
      <p>{t(isShown ? 'content_is_shown' : 'content_is_hidden')}</p>
      {planned.map(part => (
        <p key={part}>
          {t('content_part_planned', { part: partName(t, part), at: moment(parts[part].plannedAt ?? '') })}{' '}
          <AdminLink to="/office/releases">{t('content_releases')}</AdminLink>
        </p>
      ))}
      {drafted.length === 0 ? (
        <p className={styles.muted}>{t('content_no_drafts')}</p>
      ) : (
        <Changes
          instead={
            <p>
              {drafted.map(part => partName(t, part)).join(', ')}: {t('content_state_draft')}
            </p>
          }
        >
          <div className={own.publish}>
            <fieldset className={own.choices}>
              <legend>{t('content_publish_what')}</legend>
              {drafted.map(part => (
                <Checkbox
                  key={part}
                  choice={left.includes(part) ? 'none' : 'all'}
                  onChange={event => setLeft(event.target.checked ? left.filter(one => one !== part) : [...left, part])}
                >
                  {partName(t, part)}
                </Checkbox>
              ))}
            </fieldset>
            <Select
              label={t('content_publish_when')}
              value={when}
              onChange={event => setWhen(event.target.value as When)}
            >
              <option value="now">{t('content_when_now')}</option>
              <option value="time">{t('content_when_time')}</option>
              <option value="release">{t('content_when_release')}</option>
            </Select>
            {when === 'time' && (
              <FieldRow>
                <Input
                  type="date"
                  label={t('content_day')}
                  value={at.day}
                  onChange={event => setAt({ ...at, day: event.target.value })}
                />
                <Input
                  type="time"
                  label={t('content_time')}
                  hint={formatZone(timeZone, language)}
                  value={at.time}
                  onChange={event => setAt({ ...at, time: event.target.value })}
                />
              </FieldRow>
            )}
            {when === 'release' && (
              <Select
                label={t('content_release')}
                value={releaseId}
                onChange={event => setReleaseId(event.target.value)}
              >
                <option value="">{t('content_no_choice')}</option>
                {releases.data?.releases.map(release => (
                  <option key={release.id} value={release.id}>
                    {release.name}
                  </option>
                ))}
              </Select>
            )}
            <FormError>{problem}</FormError>
            <Button
              aria-disabled={sending || chosen.length === 0 || (when === 'release' && releaseId === '')}
              onClick={() => void (when === 'release' && releaseId === '' ? undefined : send())}
            >
              {t(sending ? 'auth_sending' : when === 'now' ? 'content_publish' : 'content_plan')}
            </Button>
          </div>
        </Changes>
      )}
      {isShown && !isFixed && contentDeclarations[kind].isOpen && (
        <p>
          <ChangeButton variant="quiet" onClick={() => setWithdrawing(true)}>
            {t('content_withdraw')}
          </ChangeButton>
        </p>
      )}
      {isWithdrawing && (
        <WithdrawContent
          kind={kind}
          id={id}
          onClose={() => setWithdrawing(false)}
          onDone={() => {
            setWithdrawing(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
