import { useSyncExternalStore } from 'react'
import { withBearerToken } from '#web/features/session/public'
import { type Api, ApiError, api, createApi, httpTransport, type Transport } from '#web/lib/api-client'
import { localStore } from '#web/lib/storage/web-storage'
import { createIdentityCheck } from './identity-check'
import { createStaffSession, type StaffAuthState } from './staff-session'

const name = 'desk'

/** If the browser stores nothing, the user signs in again in each document. */
const sharedMarker = {
  read: () => localStore.read(name),
  write: (id: string | undefined) => localStore.write(name, id),
  hear: (tell: () => void) =>
    addEventListener('storage', event => (event.key === name || event.key === null) && tell()),
}

export const staffSession = createStaffSession({ api, mark: sharedMarker })

/** The requests that wait for the second factor. */
export const identityCheck = createIdentityCheck()

const bearerTransport = withBearerToken(httpTransport, staffSession)
const bearerApi = createApi(bearerTransport)

/** Proves the second factor again, for this session. */
export const proveSecondFactor = (code: string): Promise<void> =>
  bearerApi('POST /office/secondfactor', { body: { code } })

/** Sends requests with the token of the signed-in staff member, and asks for the second factor where one needs it. */
export const staffTransport: Transport = identityCheck.guard(bearerTransport)

const readers = new Set<() => void>()

/** The API client of the signed-in staff member. */
const callApi = createApi(staffTransport)

export const adminApi = ((...call: Parameters<Api>) =>
  callApi(...call).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'reads-only') for (const listener of readers) listener()
    throw error
  })) as Api

/** Calls the listener when the server refuses a change by staff who only read. Returns how to stop. */
export function onReadsOnly(listener: () => void): () => void {
  readers.add(listener)
  return () => readers.delete(listener)
}

export const useStaffSession = (): StaffAuthState =>
  useSyncExternalStore(staffSession.subscribe, staffSession.getState, staffSession.getState)
