import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import { FieldValue } from '#admin/versions/field-value'
import type { SavedViewShown } from '#contract/staff/saved-views'
import { forgetDraft } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { viewsKey } from './use-views'
import { ViewForm } from './view-form'

const baseOf = ({ revision, name, shared, query }: SavedViewShown) => ({ revision, fields: { name, shared, query } })

interface EditViewProps {
  view: SavedViewShown
  /** The present query of the list. */
  query: string
  onClose: () => void
}

/** Renames or shares a view, or gives it the present filters. */
export function EditView({ view, query, onClose }: EditViewProps) {
  const t = useT()
  const { id, isOwn } = view
  const draft = `view ${id}`
  const [base] = useState(() => readDraftBase(draft, baseOf(view)))
  const { save, dialog, error } = useMergedSave<SavedViewShown>({
    send: ({ revision, fields }) => {
      const body = { revision, ...(fields as (typeof base)['fields']) }
      return adminApi('PUT /office/views/{id}', { params: { id }, body })
    },
    load: currentBy(baseOf),
    onSaved: () => {
      forgetDraft(draft)
      invalidateQueries(viewsKey)
      onClose()
    },
    nameOf: field =>
      field === 'name' ? t('admin_view_name') : t(field === 'shared' ? 'admin_view_share' : 'admin_view_query'),
    show: value => <FieldValue value={value} />,
  })
  return (
    <>
      <ViewForm
        title={t('admin_view_edit_named', { name: view.name })}
        draft={draft}
        initial={base.fields}
        canShare={isOwn}
        messages={{ 'edited-meanwhile': t('admin_merge_needed') }}
        mergeError={error}
        send={({ name, shared, present }) =>
          save(base, {
            ...{ name, shared: isOwn ? Boolean(shared) : base.fields.shared },
            query: present === 'yes' ? query : base.fields.query,
          })
        }
        onClose={onClose}
      >
        <DraftBase base={base} />
        {query !== base.fields.query && (
          <CheckboxField name="present" value="yes">
            {t('admin_view_take_present')}
          </CheckboxField>
        )}
      </ViewForm>
      {dialog}
    </>
  )
}
