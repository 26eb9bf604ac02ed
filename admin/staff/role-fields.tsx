import styles from '#admin/ui/admin.module.css'
import type { StaffRole, StaffRoles } from '#contract/staff/office-roles'
import { type PersonAccess, roleKey } from '#domain/access/roles/staff-role-fields'
import { canBeLimited, unlimitedPermissions } from '#domain/access/roles/staff-roles'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { ChevronDownIcon } from '#web/ui/icons'
import { RoleSummary } from './role-summary'
import own from './roles.module.css'
import { useRoleName } from './use-role-name'

type Held = PersonAccess['roles']

interface RoleFieldsProps extends StaffRoles {
  held: Held
  errorOf: (name: string) => string | undefined
}

/** The roles of a person: each is ticked, and where it can be, limited to countries and regions. */
export function RoleFields({ roles, countries, held, errorOf }: RoleFieldsProps) {
  const t = useT()
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('admin_roles')}</legend>
      {errorOf('roles') && <p className={own.error}>{t('admin_role_invalid')}</p>}
      {roles.map(role => (
        <RoleField
          key={role.id}
          role={role}
          countries={countries}
          held={held.find(({ roleId }) => roleId === role.id)}
          hasNoPlace={errorOf(`where.${roleKey(role.id)}`) !== undefined}
        />
      ))}
    </fieldset>
  )
}

interface RoleFieldProps extends Pick<StaffRoles, 'countries'> {
  role: StaffRole
  held: Held[number] | undefined
  /** It is limited to no place. */
  hasNoPlace: boolean
}

function RoleField({ role, countries, held, hasNoPlace }: RoleFieldProps) {
  const t = useT()
  const nameOf = useRoleName()
  const key = roleKey(role.id)
  return (
    <div className={own.role}>
      <CheckboxField name="role" value={key} defaultChecked={held !== undefined}>
        {nameOf(role)}
        <RoleSummary role={role} />
      </CheckboxField>
      {canBeLimited(role) && (
        <fieldset className={own.where}>
          <legend>{t('admin_role_where', { role: nameOf(role) })}</legend>
          <label className={own.choice}>
            <input type="radio" name={`where.${key}`} value="everywhere" defaultChecked={!held?.limitedTo} />
            {t('admin_role_everywhere')}
          </label>
          <label className={own.choice}>
            <input type="radio" name={`where.${key}`} value="limited" defaultChecked={Boolean(held?.limitedTo)} />
            {t('admin_role_only')}
          </label>
          {hasNoPlace && (
            <p className={own.error} role="alert">
              {t('admin_role_no_place')}
            </p>
          )}
          <Places fieldKey={key} countries={countries} limitedTo={held?.limitedTo ?? null} />
          {[...role.changes, ...role.reads].some(one => unlimitedPermissions.includes(one)) && (
            <p className={own.lost}>{t('admin_role_loses')}</p>
          )}
        </fieldset>
      )}
    </div>
  )
}

interface PlacesProps extends Pick<StaffRoles, 'countries'> {
  fieldKey: string
  limitedTo: Held[number]['limitedTo']
}

/** Countries with their regions; a country stands for all of them, later ones too. */
function Places({ fieldKey, countries, limitedTo }: PlacesProps) {
  const t = useT()
  const has = (places: readonly number[] | undefined, place: { id: number }) => places?.includes(place.id) ?? false
  return (
    <ul className={own.places}>
      {countries.map(country => (
        <li key={country.id}>
          <CheckboxField
            name={`country.${fieldKey}`}
            value={String(country.id)}
            defaultChecked={has(limitedTo?.countries, country)}
          >
            {t('admin_role_whole', { country: country.name })}
          </CheckboxField>
          <details className={styles.expander} open={country.regions.some(region => has(limitedTo?.regions, region))}>
            <summary>
              {t('admin_role_regions', { country: country.name })} <ChevronDownIcon />
            </summary>
            <ul className={own.regions}>
              {country.regions.map(region => (
                <li key={region.id}>
                  <CheckboxField
                    name={`region.${fieldKey}`}
                    value={String(region.id)}
                    defaultChecked={has(limitedTo?.regions, region)}
                  >
                    {region.name}
                  </CheckboxField>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
