import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import type { AdminListPage } from '#domain/access/admin-pages'
import { isUnmodifiedClick } from '#web/lib/navigation'
import { useLocalPath } from '#web/messages'

/** A page of the back office: of the navigation, or of one record. */
export type AdminAddress =
  | AdminListPage
  | `/office/${'bookings' | 'bulk' | 'pages' | 'pictures' | 'versions' | 'villas'}/${number}`

interface AdminLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: AdminAddress | `${AdminAddress}?${string}`
}

/** A client-side link within the back office. */
export function AdminLink({ to, ...rest }: AdminLinkProps) {
  const path = useLocalPath()(to)
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={path}
      onClick={event => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        void navigate(path)
      }}
    />
  )
}
