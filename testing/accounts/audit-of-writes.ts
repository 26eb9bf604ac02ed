import type { StaffAction } from '#domain/access/staff'

const readsOnly = 'It changes nothing.'

/**
 * The entries of the staff log that each write of staff can make, or the reason why it makes none. A new endpoint fails
 * its test until it has a line here, and every test fails whose write made none of them.
 */
export const auditOfWrites: Readonly<Record<string, readonly StaffAction[] | string>> = {
  'DELETE /office/blocks/{id}': ['nights-unblocked'],
  'POST /core/bookings/{id}/tripdetails': ['trip-changed'],
  'POST /core/documents/links': readsOnly,
  'PUT /office/bookings/{id}/villaaccess': ['villa-access-changed'],
  'POST /office/bookings': ['booking-made'],
  'POST /office/bookings/find': readsOnly,
  'POST /office/bookings/{id}/cancel': ['booking-cancelled'],
  'POST /office/bookings/{id}/damagedeposit/claim': ['claim-requested', 'deposit-claimed'],
  'POST /office/bookings/{id}/damagedeposit/release': ['deposit-released'],
  'POST /office/bookings/{id}/extend': ['option-extended'],
  'POST /office/bookings/{id}/move': ['booking-moved'],
  'POST /office/bookings/{id}/release': ['hold-released'],
  'POST /office/bookings/{id}/transfers': ['transfer-recorded'],
  'POST /office/changes/{id}/answer': ['change-made', 'change-declined'],
  'POST /office/contacts/find': readsOnly,
  'POST /office/damageclaims/{id}/confirm': ['claim-confirmed'],
  'POST /office/damageclaims/{id}/withdraw': ['claim-withdrawn'],
  'POST /office/experiences/{id}/answer': ['experience-quoted', 'experience-unavailable'],
  'POST /office/experiences/{id}/places': ['experience-places-set'],
  'POST /office/feedback/{id}/decision': ['feedback-published', 'feedback-withheld'],
  'POST /office/hours/{id}/answer': ['hours-quoted', 'hours-declined'],
  'POST /office/lookingon': ['looked-on'],
  'POST /office/lookingon/end': 'It is logged where an impersonation was open; without one nothing ends.',
  'POST /office/messages/{id}': ['message-sent'],
  'POST /office/messages/{id}/files': 'A file belongs to no message yet; the message is logged.',
  'POST /office/messages/{id}/read': 'What was seen is no change; that no answer is needed is logged by its use case.',
  'POST /office/payments/{id}/refunds': ['payment-refunded'],
  'POST /office/people': ['invited'],
  'POST /office/people/{id}': ['changed'],
  'POST /office/people/{id}/resend': ['invited'],
  'POST /office/people/{id}/secondfactor/reset': ['second-factor-reset'],
  'POST /office/policeregister/{id}': ['register-made'],
  'POST /office/policeregister/{id}/receipt': ['register-sent'],
  'POST /office/refunds/{id}/settle': ['refund-settled'],
  'POST /office/villas/{id}/blocks': ['nights-blocked'],
  'DELETE /office/supplierrequests/{id}': ['supplier-withdrawn'],
  'POST /office/items/{id}/cancel': ['service-cancelled'],
  'POST /office/items/{id}/supplier': ['supplier-asked'],
  'POST /office/transfers/{id}/answer': ['transfer-answered'],
  'POST /office/wine/allowance': ['wine-allowed'],
  'POST /office/wine/orders/{itemId}/answer': ['wine-granted', 'wine-refused'],
  'POST /office/wine/orders/{itemId}/delivered': ['wine-delivered'],
  'POST /office/wine/wines/{id}': ['wine-edited'],
  'PUT /office/bookings/{id}/clientmanager': ['client-manager-set'],
}
