import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { fieldPathLabel, partName } from '#admin/content/content-texts'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import type { OfficeRelease } from '#contract/staff/office-releases'
import { formatDateTime, formatZone } from '#domain/calendar/format-datetime'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey, errorMessage, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { type Translate, useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

/** Beginning of the keys of queries that a release can change. */
const changed = () => {
  invalidateQueries('office releases ')
  invalidateQueries('office content ')
}

/** Why a release failed, as the job noted it: a problem code, a field and a record. */
const reasonOf = (t: Translate, failure: string): string =>
  failure
    .split(' · ')
    .map(part => (part === 'invalid-input' ? t('content_release_invalid') : fieldPathLabel(t, part)))
    .join(' · ')

interface ReleaseRowProps {
  release: OfficeRelease
  /** The company's time zone, in which times are entered. */
  timeZone: string
}

/** A release with its drafts, and what can be done with it. */
export function ReleaseRow({ release, timeZone }: ReleaseRowProps) {
  const t = useT()
  const language = useLanguage()
  const [dialog, setDialog] = useState<'plan' | 'publish' | 'cancel'>()
  const { id, revision, name, state, publishAt, publishedAt, failure, by, items } = release
  const isOpen = state === 'open' || state === 'planned' || state === 'failed'
  const moment = (at: string) =>
    `${formatDateTime(Date.parse(at), timeZone, language)}, ${formatZone(timeZone, language)}`
  const close = () => setDialog(undefined)
  const unplan = useMutation(
    () =>
      adminApi(
        'POST /office/releases/{id}/plan',
        { params: { id }, body: { revision, at: null } },
        { idempotencyKey: createIdempotencyKey() },
      ),
    'office releases ',
  )
  const words = { 'edited-meanwhile': t('content_release_changed'), 'not-in-this-state': t('content_release_not_now') }
  return (
    <li className={own.release}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{name}</p>
        <p className={state === 'failed' ? list.overdue : styles.muted}>
          {t(`content_release_${state}`)}
          {state === 'planned' && publishAt && ` · ${moment(publishAt)}`}
          {publishedAt && ` · ${moment(publishedAt)}`}
          {by && ` · ${by}`}
        </p>
        {failure && (
          <p className={list.overdue}>
            {failure === 'planner-may-not-publish'
              ? t('content_release_planner')
              : t('content_release_failure', { reason: reasonOf(t, failure) })}
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <p className={styles.muted}>{t('content_release_empty')}</p>
      ) : (
        <ul className={own.items}>
          {items.map(item => (
            <li key={item.id}>
              <AdminLink to={`/office/pages/${item.recordId}?kind=${item.kind}`}>
                {item.name || t('content_unnamed')}
              </AdminLink>
              <span className={styles.muted}> · {partName(t, item.part)}</span>
              {isOpen && !item.isCurrent && <span className={list.overdue}> · {t('content_release_outdated')}</span>}
              {isOpen && <RemoveItem id={item.id} name={`${item.name}, ${partName(t, item.part)}`} />}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className={styles.actions}>
          {items.length > 0 && (
            <>
              <ChangeButton
                variant="secondary"
                aria-label={t('content_publish_of', { name })}
                onClick={() => setDialog('publish')}
              >
                {t('content_publish')}
              </ChangeButton>
              <ChangeButton
                variant="quiet"
                aria-label={t(state === 'planned' ? 'content_replan_of' : 'content_plan_of', { name })}
                onClick={() => setDialog('plan')}
              >
                {t(state === 'planned' ? 'content_replan' : 'content_plan')}
              </ChangeButton>
            </>
          )}
          {state === 'planned' && (
            <ChangeButton variant="quiet" disabled={unplan.isSending} onClick={() => void unplan.mutate()}>
              {t('content_unplan')}
            </ChangeButton>
          )}
          <ChangeButton
            variant="quiet"
            aria-label={t('content_cancel_of', { name })}
            onClick={() => setDialog('cancel')}
          >
            {t('content_cancel')}
          </ChangeButton>
          <FormError>{unplan.error !== undefined && errorMessage(unplan.error, t, words)}</FormError>
        </div>
      )}
      {dialog === 'plan' && <PlanRelease release={release} timeZone={timeZone} words={words} onClose={close} />}
      {(dialog === 'publish' || dialog === 'cancel') && (
        <ConfirmDialog
          title={dialog === 'publish' ? t('content_publish_of', { name }) : t('content_cancel_of', { name })}
          text={t(dialog === 'publish' ? 'content_release_publish_text' : 'content_release_cancel_text', {
            count: items.length,
          })}
          action={t(dialog === 'publish' ? 'content_publish' : 'content_cancel')}
          decline={t('admin_not_now')}
          words={words}
          act={() =>
            adminApi(
              dialog === 'publish' ? 'POST /office/releases/{id}/publish' : 'POST /office/releases/{id}/cancel',
              { params: { id }, body: { revision } },
              { idempotencyKey: createIdempotencyKey() },
            )
          }
          onDone={() => {
            changed()
            showToast(t(dialog === 'publish' ? 'content_published' : 'content_release_cancelled'))
            close()
          }}
          onClose={close}
        />
      )}
    </li>
  )
}

function RemoveItem({ id, name }: { id: number; name: string }) {
  const t = useT()
  const remove = useMutation(() => adminApi('DELETE /office/releaseitems/{id}', { params: { id } }), 'office releases ')
  return (
    <>
      <ChangeButton
        variant="quiet"
        disabled={remove.isSending}
        aria-label={t('content_remove_of', { name })}
        onClick={() => void remove.mutate()}
      >
        {t('content_remove')}
      </ChangeButton>
      <FormError>{remove.error !== undefined && errorMessage(remove.error, t)}</FormError>
    </>
  )
}

interface PlanReleaseProps extends ReleaseRowProps {
  words: Readonly<Record<string, string>>
  onClose: () => void
}

/** Plans a release for a day and a time of the company's time zone. */
function PlanRelease({ release: { id, revision, name }, timeZone, words, onClose }: PlanReleaseProps) {
  const t = useT()
  const language = useLanguage()
  const { state, problem, fieldError, formProps } = useForm<{ day: string; time: string }>(
    async (at, once) => {
      await adminApi(
        'POST /office/releases/{id}/plan',
        { params: { id }, body: { revision, at } },
        { idempotencyKey: once },
      )
      changed()
      showToast(t('content_planned'))
      onClose()
    },
    { draft: `office release ${id}`, messages: { ...words, 'time invalid': t('content_time_skipped') } },
  )
  return (
    <Dialog title={t('content_plan_of', { name })} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <FieldRow>
          <Input
            name="day"
            type="date"
            required
            label={t('content_day')}
            error={fieldError('day') ?? fieldError('at.day')}
          />
          <Input
            name="time"
            type="time"
            required
            defaultValue="09:00"
            label={t('content_time')}
            hint={formatZone(timeZone, language)}
            error={fieldError('time') ?? fieldError('at.time')}
          />
        </FieldRow>
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'content_plan')}
        </Button>
      </form>
    </Dialog>
  )
}
