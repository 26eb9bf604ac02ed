import type { StaffPerson } from '#contract/staff/staff'
import { permissions } from '#domain/access/actor'

/** A member of staff with all permissions. */
export const exampleStaff: StaffPerson = {
  id: '00000000-0000-4000-8000-00000000000a',
  email: 'office@example.com',
  name: 'Mara Conti',
  permissions: [...permissions],
  readsOnly: [],
  limitedTo: [],
  left: false,
  hasPassword: true,
  hasSecondFactor: true,
}
