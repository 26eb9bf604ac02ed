/** Namespaces of the client area and the back office: public pages name none of their files. */
export const clientAreaNamespaces = [
  'account',
  'admin',
  'billing',
  'booking',
  'booking-changes',
  'guest-logins',
  'passports',
  'profile',
  'timeline',
]

export const isClientArea = (namespace: string): boolean => clientAreaNamespaces.includes(namespace)
