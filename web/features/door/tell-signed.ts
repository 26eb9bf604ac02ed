/** Tells whoever has opened the sign-up that somebody is signed in, and by which id (section 4). */
export const tellSigned = (contactId: string): unknown =>
  document.dispatchEvent(new CustomEvent('user-signed', { detail: { contactId } }))
