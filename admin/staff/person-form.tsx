import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffFields } from '#contract/forms/staff'
import type { StaffRoles } from '#contract/staff/office-roles'
import type { StaffMember } from '#contract/staff/staff'
import type { Permission } from '#domain/access/actor'
import {
  accessFields,
  accessOfFields,
  accessOfMember,
  type PersonAccess,
  roleKey,
  rolesOfFields,
} from '#domain/access/roles/staff-role-fields'
import type { RecordState } from '#domain/access/versions'
import { errorMessage, forgetDraft, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { PermissionCheckboxes } from './permission-checkboxes'
import { RoleFields } from './role-fields'
import { useRoleName } from './use-role-name'

/** The state of a person has no number: the fields themselves say on which state an edit is based. */
const baseOf = (person: StaffMember) => {
  const fields = accessFields(accessOfMember(person))
  return { revision: fields, fields }
}

const bodyOf = ({ name, permissions, roles }: PersonAccess) => ({
  name,
  permissions: [...permissions],
  roles: roles.map(({ roleId, limitedTo }) => ({
    roleId,
    limitedTo: limitedTo && { countries: [...limitedTo.countries], regions: [...limitedTo.regions] },
  })),
})

interface PersonFormProps {
  person: StaffMember
  roles: StaffRoles
  onSaved: () => void
}

/** Name, roles and permissions of a colleague. Where another one has changed them meanwhile, both edits are brought together. */
export function PersonForm({ person, roles, onSaved }: PersonFormProps) {
  const t = useT()
  const access = useAccessText(roles)
  const draft = `office person ${person.id}`
  const [base] = useState(() => readDraftBase(draft, baseOf(person)))
  const { save, dialog, error } = useMergedSave<StaffMember, RecordState>({
    send: ({ revision, fields }) => {
      const body = { ...bodyOf(accessOfFields(fields)), expected: bodyOf(accessOfFields(revision)) }
      return adminApi('POST /office/people/{id}', { params: { id: person.id }, body })
    },
    load: currentBy(baseOf),
    onSaved: () => {
      forgetDraft(draft)
      showToast(t('admin_saved'), 'long')
      onSaved()
    },
    nameOf: access.nameOf,
    show: access.show,
  })
  const messages = {
    'not-in-this-state': t('admin_not_oneself'),
    'last-administrator': t('admin_last_administrator'),
    'edited-meanwhile': t('admin_merge_needed'),
  }
  const { state, problem, fieldError, formProps } = useForm<StaffFields>(
    ({ name, permissions = [], ...fields }) =>
      save(base, accessFields({ name, permissions: [permissions].flat(), roles: rolesOfFields(fields) })),
    { draft, shape: async () => (await import('#contract/forms/staff')).staffFields, messages },
  )
  const held = accessOfFields(base.fields)
  return (
    <>
      <form className={styles.form} {...formProps}>
        <DraftBase base={base} />
        <Input name="name" label={t('admin_name')} defaultValue={held.name} error={fieldError('name')} required />
        <RoleFields {...roles} held={held.roles} errorOf={fieldError} />
        <PermissionCheckboxes ticked={held.permissions} />
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
        </Button>
      </form>
      {dialog}
    </>
  )
}

/** Names and values of the fields of a person’s access, where two edits differ. */
function useAccessText({ roles, countries }: StaffRoles) {
  const t = useT()
  const nameOfRole = useRoleName()
  const places = countries.flatMap(country => [
    { key: `country ${country.id}`, name: country.name },
    ...country.regions.map(({ id, name }) => ({ key: `region ${id}`, name })),
  ])
  const placeNames = (kind: 'country' | 'region', ids: readonly number[]) =>
    ids.flatMap(id => places.find(({ key }) => key === `${kind} ${id}`)?.name ?? [])
  return {
    nameOf: (field: string) => {
      if (field === 'name') return t('admin_name')
      const role = roles.find(({ id }) => roleKey(id) === field)
      return role ? nameOfRole(role) : t('admin_rights')
    },
    show: (value: unknown, field: string) => {
      if (field === 'name') return String(value)
      if (field === 'permissions')
        return (value as Permission[]).map(one => t(`admin_right_${one}`)).join(', ') || t('admin_right_none')
      if (value === undefined) return '–'
      if (value === 'everywhere') return t('admin_role_everywhere')
      const limit = value as { countries: number[]; regions: number[] }
      return [...placeNames('country', limit.countries), ...placeNames('region', limit.regions)].join(', ')
    },
  }
}
