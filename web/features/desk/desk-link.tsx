import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import type { DeskPage } from '#domain/desk'
import { useLocalPath } from '#web/messages'
import { isPlainClick } from '#web/ui/in-app'

interface DeskLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: DeskPage | `${DeskPage}?${string}`
}

/** A client-side link within the back office. */
export function DeskLink({ to, ...rest }: DeskLinkProps) {
  const path = useLocalPath()(to)
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={path}
      onClick={event => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(path)
      }}
    />
  )
}
