/** Notifies the opener of the sign-up of the signed-in user's id (SPEC B4). */
export const dispatchSignedIn = (contactId: string): unknown =>
  document.dispatchEvent(new CustomEvent('user-signed', { detail: { contactId } }))
