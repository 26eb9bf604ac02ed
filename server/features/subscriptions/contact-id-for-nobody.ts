import { randomUUID } from 'node:crypto'

/**
 * The `contactId` of an answer to a caller who has not signed in, which the specification asks for: another each time.
 * The contact's own id would tell anybody who knows an e-mail address by what the client is known elsewhere.
 */
export const contactIdForNobody = (): string => randomUUID()
