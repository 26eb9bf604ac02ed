import { type ReactNode, useState } from 'react'
import { useSite } from '#web/site'
import { InternalLink } from '#web/ui/internal-link'
import { Opener } from '#web/ui/opener'
import { CallPortal } from './lazy'

/** Opens the portal in which a call is booked; where the company has none it leads to the form on the contact page. */
export function BookCall({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { company } = useSite()
  const [open, setOpen] = useState(false)
  if (!company.callBooking) {
    return (
      <InternalLink to="/contact#call" className={className}>
        {children}
      </InternalLink>
    )
  }
  return (
    <>
      <Opener to="/contact#call" className={className} onOpen={() => setOpen(true)} onPointerEnter={CallPortal.preload}>
        {children}
      </Opener>
      {open && <CallPortal address={company.callBooking} onClose={() => setOpen(false)} />}
    </>
  )
}
