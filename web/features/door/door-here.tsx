import { useState } from 'react'
import { Door } from './door'
import { readDoorAddress } from './door-address'

/** Log-in and sign-up beside the text of a page without other content. */
export default function DoorHere({ onSignedIn }: { onSignedIn: () => void }) {
  const [address] = useState(() => readDoorAddress('', {}))
  return <Door context="clientarea" address={address} onSignedIn={onSignedIn} />
}
