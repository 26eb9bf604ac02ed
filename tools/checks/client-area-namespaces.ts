/** Namespaces of the client area and the back office: public pages name none of their files. */
export const clientAreaNamespaces = [
  'account',
  'admin',
  'autosave',
  'billing',
  'booking',
  'booking-changes',
  'guest-logins',
  'passports',
  'profile',
  'trips',
]

export const isClientArea = (namespace: string): boolean => clientAreaNamespaces.includes(namespace)
