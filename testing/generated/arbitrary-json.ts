import * as fc from 'fast-check'
import { z } from 'zod'

/** Invalid and borderline texts. */
export const oddTexts = [
  ...['', ' ', '0', '-1', '1', '2', '16', '3', '1.5', '1e3', '0x1', ' 1', '٣', 'NaN', 'Infinity', 'null', 'true'],
  ...['2147483647', '2147483648', '99999999999999999999', 'en', 'fr', 'xx', '__proto__', 'constructor', '[]', '{}'],
  ...['2027-06-05', '2027-06-12', '2027-02-30', '0000-00-00', '99999-01-01', '05 Jun 2027', '05 juin 2027'],
  ...['/', '/greece', '/fr/results?des=16&from=x', '//villas.example', '/%', '/%00', '/greece/../', 'properties,pages'],
  ...['anna@example.com', 'Anna+Sea@Example.com', `${'a'.repeat(64)}@${'b'.repeat(63)}.example`, 'a\u0000@example.com'],
  ...["'; drop table villa; --", '</script>', '\u0000', '\r\nx: y', '\u2028', '\ud800', 'x'.repeat(3000)],
]

const nested = (depth: number): unknown => (depth === 0 ? [] : { in: [nested(depth - 1)] })

/** JSON values that no endpoint accepts: wrong types, too large, nested, with inherited property names. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e300, 2 ** 31, 2 ** 53, [], {}) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.jsonValue() },
  fc.constantFrom<unknown>(
    nested(50),
    Array.from({ length: 5000 }, (_, i) => i),
    { constructor: { prototype: { polluted: true } } },
    { toString: 1, hasOwnProperty: null, length: -1 },
  ),
)

type Shape = z.core.JSONSchema.BaseSchema

const texts: Partial<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom('anna@example.com', 'Anna+sea@Example.com', `${'a'.repeat(64)}@${'b'.repeat(180)}.example`),
  date: fc.constantFrom('2027-06-05', '2027-06-12'),
  uuid: fc.uuid(),
}

/** Likely values of members and parameters, by name. */
export type Likely = Readonly<Record<string, fc.Arbitrary<unknown>>>

const ofText = ({ format, pattern }: Shape): fc.Arbitrary<string> => {
  const known = texts[format ?? '']
  if (known) return known
  const odd = fc.constantFrom(...oddTexts)
  return pattern ? fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }, odd) : odd
}

/** Generates values of a JSON Schema. */
export const ofShape = (shape: Shape, likely: Likely = {}): fc.Arbitrary<unknown> => {
  const choices = shape.enum ?? (shape.const === undefined ? undefined : [shape.const])
  if (choices) return fc.constantFrom<unknown>(...choices)
  const several = shape.anyOf ?? shape.oneOf
  if (several) return fc.oneof(...several.map(one => ofShape(one as Shape, likely)))
  if (shape.type === 'object') {
    const members: Record<string, fc.Arbitrary<unknown>> = {}
    for (const [name, member] of Object.entries(shape.properties ?? {}))
      members[name] = likelyOf(name, ofShape(member as Shape, likely), likely)
    return fc.record(members, { requiredKeys: shape.required ?? [] })
  }
  if (shape.type === 'array') return fc.array(ofShape((shape.items ?? {}) as Shape, likely), { maxLength: 4 })
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'integer' || shape.type === 'number')
    return fc.integer({ min: Math.ceil(Math.max(shape.minimum ?? 0, -1e6)), max: Math.min(shape.maximum ?? 200, 1e6) })
  return shape.type === 'string' ? ofText(shape) : oddJson
}

/** Mostly a likely value for this name, if there are any. */
export const likelyOf = (name: string, otherwise: fc.Arbitrary<unknown>, likely: Likely): fc.Arbitrary<unknown> =>
  likely[name] ? fc.oneof({ weight: 5, arbitrary: likely[name] }, otherwise) : otherwise

/** Generates values of a Zod schema, by its JSON Schema. */
export const jsonOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  ofShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** A value with some members replaced by odd ones, or with odd ones added. */
export const nearly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(value, fc.dictionary(fc.string({ maxLength: 6 }), oddJson, { maxKeys: 2 }), fc.nat(), oddJson)
    .map(([right, more, at, odd]) => {
      if (typeof right !== 'object' || right === null) return odd
      const names = Object.keys(right)
      const changed = names[at % (names.length + 1)]
      return { ...right, ...more, ...(changed !== undefined && { [changed]: odd }) }
    })

/** Generates almost valid values of a schema. */
export const nearlyJsonOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => nearly(jsonOf(schema))
