import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSite } from '#web/site'
import { InternalLink } from '#web/ui/internal-link'
import { Opener } from '#web/ui/opener'

const load = () => import('./call-portal')
const CallPortal = lazy(() => load().catch(load))

/** Opens the portal in which a call is booked; where the company has none it leads to the contact page. */
export function BookCall({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { company } = useSite()
  const [open, setOpen] = useState(false)
  if (!company.callBooking) {
    return (
      <InternalLink to="/contact" className={className}>
        {children}
      </InternalLink>
    )
  }
  return (
    <>
      <Opener to="/contact" className={className} onOpen={() => setOpen(true)}>
        {children}
      </Opener>
      {open && (
        <Suspense>
          <CallPortal address={company.callBooking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
