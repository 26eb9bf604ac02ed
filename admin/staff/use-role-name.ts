import type { StaffMember } from '#contract/staff/staff'
import type { SystemRoleKey } from '#domain/access/roles/staff-roles'
import { useLanguage, useT } from '#web/messages'

/** The name of a role: that of a system role in the reader's language, others as they were typed. */
export function useRoleName() {
  const t = useT()
  return ({ key, name }: { key: SystemRoleKey | null; name: string }): string => (key ? t(`admin_role_${key}`) : name)
}

/** A role of a person with the places to which it is limited: `Reservations (Italy, Corfu)`. */
export function useHeldRoleText() {
  const t = useT()
  const language = useLanguage()
  const nameOf = useRoleName()
  return (held: StaffMember['roles'][number]): string => {
    if (!held.limitedTo) return nameOf(held)
    const places = [...held.limitedTo.countries, ...held.limitedTo.regions].map(({ name }) => name[language])
    const named = new Intl.ListFormat(language, { type: 'unit' }).format(places)
    return t('admin_role_limited', { role: nameOf(held), places: named || t('admin_role_nowhere') })
  }
}
