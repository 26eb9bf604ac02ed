/** The client manager of a booking, as e-mails name them. */
export interface Manager {
  name: string
  phone: string
}

/** The values of messages that name a client manager. */
export const managerWords = (manager: Manager | undefined) => ({
  manager: manager ? 'named' : 'none',
  specialist: manager?.name ?? '',
  specialistPhone: manager?.phone ?? '',
})
