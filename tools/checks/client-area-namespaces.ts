/** Namespaces of the client area and the back office: public pages name none of their files. */
const namespaces = ['account', 'admin', 'booking', 'booking-changes', 'guest-logins', 'passports', 'profile']

export const isClientArea = (namespace: string): boolean => namespaces.includes(namespace)
