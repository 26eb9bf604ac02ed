import { randomUUID } from 'node:crypto'

/**
 * The `contactId` of a reply to a caller without a session, which the specification requires: a random one each time.
 * The contact's own id would let a caller with an e-mail address recognise the client elsewhere.
 */
export const contactIdForNobody = (): string => randomUUID()
