import { type ReactNode, useState } from 'react'
import { DoorDialog } from '#web/features/auth/lazy'
import { Banner } from '#web/features/consent/banner'
import { showToast } from '#web/features/toasts/public'
import { Button } from '#web/ui/button'
import { Dialog, Drawer } from '#web/ui/dialog'
import { Disclosure } from '#web/ui/disclosure'
import type { Entry } from './entry'

function Opening({ what, children }: { what: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {what}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

export const overlays: Entry[] = [
  {
    name: 'Dialog',
    states: {
      middle: () => (
        <Opening what="Open">
          {close => (
            <Dialog title="Which bedrooms?" onClose={close} footer={<Button onClick={close}>Ok</Button>}>
              <p>Escape, the cross and a click beside it close it.</p>
            </Dialog>
          )}
        </Opening>
      ),
      screen: () => (
        <Opening what="Open">
          {close => (
            <Dialog title="Search villas" place="screen" onClose={close}>
              <p>Over the whole screen.</p>
            </Dialog>
          )}
        </Opening>
      ),
      bottom: () => (
        <Opening what="Open">
          {close => (
            <Dialog title="Price" place="bottom" onClose={close}>
              <p>At the bottom of a telephone.</p>
            </Dialog>
          )}
        </Opening>
      ),
    },
  },
  {
    name: 'Drawer',
    states: {
      side: () => (
        <Opening what="Open">
          {close => (
            <Drawer title="My shortlist" onClose={close}>
              <p>320 px wide, the whole width on a telephone.</p>
            </Drawer>
          )}
        </Opening>
      ),
    },
  },
  {
    name: 'Log-in and sign-up',
    states: {
      'in a booking': () => (
        <Opening what="Log in">
          {close => <DoorDialog context="onlinebooking" onSignedIn={close} onClose={close} />}
        </Opening>
      ),
      'with an enquiry': () => (
        <Opening what="Log in">
          {close => <DoorDialog context="enquirylogin" onSignedIn={close} onClose={close} />}
        </Opening>
      ),
    },
  },
  {
    name: 'Disclosure',
    states: {
      closed: () => <Disclosure summary="When does the balance fall due?">Seventy days before arrival.</Disclosure>,
      open: () => (
        <Disclosure summary="When does the balance fall due?" open>
          Seventy days before arrival.
        </Disclosure>
      ),
    },
  },
  {
    name: 'Consent banner',
    states: {
      'at first': () => (
        <Opening what="Ask">{close => <Banner agreed={[]} asked={false} page="/" onAnswer={close} />}</Opening>
      ),
      'asked again': () => (
        <Opening what="Ask">{close => <Banner agreed={['statistics']} asked page="/" onAnswer={close} />}</Opening>
      ),
    },
  },
  {
    name: 'Notice',
    states: {
      short: () => (
        <Button variant="secondary" onClick={() => showToast('Shortlist cleared.')}>
          1.7 seconds
        </Button>
      ),
      long: () => (
        <Button
          variant="secondary"
          onClick={() =>
            showToast('Check-in / Check-out dates have been reset. Please select a valid range for this villa.', 'long')
          }
        >
          5 seconds
        </Button>
      ),
    },
  },
]
