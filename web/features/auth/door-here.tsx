import { useState } from 'react'
import { AuthPanel } from './auth-panel'
import { parseLoginParams } from './log-in/login-params'

/** Log-in and sign-up beside the text of a page without other content. */
export default function DoorHere({ onSignedIn }: { onSignedIn: () => void }) {
  const [address] = useState(() => parseLoginParams('', {}))
  return <AuthPanel context="clientarea" address={address} onSignedIn={onSignedIn} />
}
