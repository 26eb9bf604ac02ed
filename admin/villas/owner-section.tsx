import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { Input, TextArea } from '#admin/permissions/fields'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { FieldValue } from '#admin/versions/field-value'
import type { VillaOwner } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { errorMessage, forgetDraft, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { type MessageKey, useT } from '#web/messages'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'

interface OwnerSectionProps {
  villaId: number
  me: StaffPerson
}

/** The owner of a villa, for staff alone: it is part of no version, so it can be erased. */
export function OwnerSection({ villaId, me }: OwnerSectionProps) {
  const t = useT()
  // A saved form begins anew from what was saved.
  const [round, setRound] = useState(0)
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
          <OwnerForm
            key={round}
            villaId={villaId}
            owner={owner}
            onSaved={saved => {
              setQueryData(key, saved)
              setRound(round + 1)
            }}
          />
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

const baseOf = ({ revision, ...fields }: VillaOwner) => ({ revision, fields })

const labels = {
  name: 'admin_field_name',
  email: 'admin_field_email',
  phone: 'admin_field_phone',
  note: 'admin_villa_owner_note',
} as const satisfies Record<keyof OwnerValues, MessageKey>

function OwnerForm({ villaId, owner, onSaved }: OwnerFormProps) {
  const t = useT()
  const draft = `villa ${villaId} owner`
  const [base] = useState(() => readDraftBase(draft, baseOf(owner)))
  const { save, dialog, error } = useMergedSave<VillaOwner>({
    send: ({ revision, fields }) =>
      adminApi('PUT /office/villas/{id}/owner', {
        params: { id: villaId },
        headers: { 'if-match': `"${revision}"` },
        body: fields as unknown as OwnerValues,
      }),
    load: currentBy(baseOf),
    onSaved: saved => {
      forgetDraft(draft)
      showToast(t('admin_villa_saved'), 'long')
      onSaved(saved)
    },
    nameOf: field => t(labels[field as keyof OwnerValues]),
    show: value => <FieldValue value={value} />,
  })
  const messages = { 'edited-meanwhile': t('admin_merge_needed') }
  const { state, problem, fieldError, formProps } = useForm<OwnerValues>(values => save(base, { ...values }), {
    draft,
    messages,
    shape: async () => (await import('#contract/forms/villa')).villaOwnerForm,
  })
  return (
    <>
      <form className={styles.form} {...formProps}>
        <DraftBase base={base} />
        <Input
          name="name"
          maxLength={200}
          autoComplete="off"
          label={t(labels.name)}
          defaultValue={base.fields.name}
          error={fieldError('name')}
        />
        <FieldRow>
          <Input
            type="email"
            name="email"
            autoComplete="off"
            label={t(labels.email)}
            defaultValue={base.fields.email}
            error={fieldError('email')}
          />
          <Input
            type="tel"
            name="phone"
            maxLength={60}
            autoComplete="off"
            label={t(labels.phone)}
            defaultValue={base.fields.phone}
            error={fieldError('phone')}
          />
        </FieldRow>
        <TextArea
          name="note"
          rows={4}
          maxLength={2000}
          label={t(labels.note)}
          defaultValue={base.fields.note}
          error={fieldError('note')}
        />
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
        <p className={styles.actions}>
          <ChangeButton type="submit" disabled={state === 'sending'}>
            {t('admin_save')}
          </ChangeButton>
        </p>
      </form>
      {dialog}
    </>
  )
}
