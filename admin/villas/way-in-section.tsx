import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { VillaWayIn } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { type Language, languages } from '#domain/text/language'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { TextArea } from '#web/ui/text-area'
import own from './villas.module.css'

interface WayInSectionProps {
  villaId: number
  me: StaffPerson
}

/** Private directions, key hand-over and codes of a villa, for all of its bookings. */
export function WayInSection({ villaId, me }: WayInSectionProps) {
  const t = useT()
  const key = `villa way in ${villaId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/villas/{id}/access', { params: { id: villaId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <p className={styles.muted}>{t('admin_access_text')}</p>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {access => (
          <WayInForm
            key={access.revision}
            villaId={villaId}
            access={access}
            onSaved={saved => setQueryData(key, saved)}
          />
        )}
      </QueryBoundary>
    </>
  )
}

interface WayInFormProps {
  villaId: number
  access: VillaWayIn
  onSaved: (saved: VillaWayIn) => void
}

type Texts = Record<Language, string>

function WayInForm({ villaId, access, onSaved }: WayInFormProps) {
  const t = useT()
  const { state, problem, formProps } = useForm<{ directions: Texts; handover: Texts; codes: string }>(
    async body => {
      onSaved(
        await adminApi('PUT /office/villas/{id}/access', {
          params: { id: villaId },
          headers: { 'if-match': `"${access.revision}"` },
          body,
        }),
      )
      showToast(t('admin_access_saved'), 'long')
    },
    // Without a draft: the browser must not store codes of doors.
    { messages: { 'changed-since': t('admin_access_changed') } },
  )
  return (
    <form className={styles.form} {...formProps}>
      {(['directions', 'handover'] as const).map(name => (
        <fieldset key={name} className={own.list}>
          <legend>{t(`admin_access_${name}`)}</legend>
          <div className={own.three}>
            {languages.map(language => (
              <TextArea
                key={language}
                name={`${name}.${language}`}
                lang={language}
                rows={5}
                maxLength={2000}
                label={t(`language_${language}`)}
                defaultValue={access[name][language]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Input
        name="codes"
        maxLength={500}
        autoComplete="off"
        label={t('admin_access_codes')}
        defaultValue={access.codes}
      />
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t('admin_save')}
        </Button>
      </p>
    </form>
  )
}
