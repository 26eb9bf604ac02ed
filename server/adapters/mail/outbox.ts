import type { Mailer } from './mail.ts'

/** Carries nothing anywhere: letters stay where they are written and are read at `/dev/mail`. */
export const outbox: Mailer = { deliver: async () => {} }
