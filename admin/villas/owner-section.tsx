import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { VillaOwner } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { TextArea } from '#web/ui/text-area'

interface OwnerSectionProps {
  villaId: number
  me: StaffPerson
}

/** The owner of a villa, for staff alone: it is part of no version, so it can be erased. */
export function OwnerSection({ villaId, me }: OwnerSectionProps) {
  const t = useT()
  const key = `villa owner ${villaId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/villas/{id}/owner', { params: { id: villaId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <p className={styles.muted}>{t('admin_villa_owner_text')}</p>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {owner => (
          <OwnerForm key={owner.revision} villaId={villaId} owner={owner} onSaved={saved => setQueryData(key, saved)} />
        )}
      </QueryBoundary>
    </>
  )
}

interface OwnerFormProps {
  villaId: number
  owner: VillaOwner
  onSaved: (saved: VillaOwner) => void
}

type OwnerValues = Omit<VillaOwner, 'revision'>

function OwnerForm({ villaId, owner, onSaved }: OwnerFormProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<OwnerValues>(
    async body => {
      onSaved(
        await adminApi('PUT /office/villas/{id}/owner', {
          params: { id: villaId },
          headers: { 'if-match': `"${owner.revision}"` },
          body,
        }),
      )
      showToast(t('admin_villa_saved'), 'long')
    },
    {
      draft: `villa ${villaId} owner ${owner.revision}`,
      messages: { 'changed-since': t('admin_villa_owner_newer') },
      shape: async () => (await import('#contract/forms/villa')).villaOwnerForm,
    },
  )
  return (
    <form className={styles.form} {...formProps}>
      <Input
        name="name"
        maxLength={200}
        autoComplete="off"
        label={t('admin_field_name')}
        defaultValue={owner.name}
        error={fieldError('name')}
      />
      <FieldRow>
        <Input
          type="email"
          name="email"
          autoComplete="off"
          label={t('admin_field_email')}
          defaultValue={owner.email}
          error={fieldError('email')}
        />
        <Input
          type="tel"
          name="phone"
          maxLength={60}
          autoComplete="off"
          label={t('admin_field_phone')}
          defaultValue={owner.phone}
          error={fieldError('phone')}
        />
      </FieldRow>
      <TextArea
        name="note"
        rows={4}
        maxLength={2000}
        label={t('admin_villa_owner_note')}
        defaultValue={owner.note}
        error={fieldError('note')}
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
