import * as z from 'zod/mini'
import { countryCode, emailAddress, optionalText, text } from '#contract/forms/fields'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { transferDirections, transferTypes } from '#domain/transfers/transfer'

const rowId = z.int().check(z.gte(1), z.lte(2_147_483_647))
const guests = z.int().check(z.gte(0), z.lte(100))
const typed = (most: number) => z._default(z.string().check(z.maxLength(most), z.trim()), '')

/**
 * A transfer as it is requested (SPEC B3). Its fields are checked together, by `transferFaults`, and moments are local:
 * `2027-06-05T14:30`.
 */
export const transferRequest = z.object({
  requestKey: z.uuid(),
  propertyId: rowId,
  bookingId: rowId,
  villaBookingItemId: rowId,
  regionPlaceId: z.nullable(rowId),
  transferId: z.nullable(rowId),
  type: z.enum(transferTypes),
  direction: z.enum(transferDirections),
  adultCount: guests,
  childCount: guests,
  infantCount: guests,
  isReturn: z.boolean(),
  travelDateTime: typed(20),
  returnDateTime: typed(20),
  flightNumber: typed(12),
  flightArrivalTime: z._default(z.string().check(z.maxLength(20)), ''),
  mainPassengerName: typed(200),
  mainPassengerContactNumber: typed(60),
  requireBoosterSeat: z.boolean(),
  extraLuggage: z.boolean(),
  notesToDriver: optionalText(1000),
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
})

const required = (most: number) => text(most, value => (value === '' ? 'missing' : undefined))

/** The person who pays (SPEC B5): every field but the second line of the address is required. */
export const transferPayer = z.object({
  title: required(40),
  firstname: text(400, validateName),
  lastname: text(400, validateName),
  email: emailAddress,
  phone: text(400, validatePhone),
  address1: required(200),
  address2: optionalText(200),
  city: optionalText(200),
  postcode: optionalText(40),
  country: countryCode,
})
