import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What OWASP asks for at least. Raised here, it holds for every password that is set from then on. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const [saltLength, tagLength] = [16, 32]

/** Keyboards write the same letter in several ways. */
const sameLetters = (password: string) => password.normalize('NFKC')

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password as it is kept, in the PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength)
  const tag = await derive('argon2id', { message: sameLetters(password), nonce, tagLength, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

/** Of no password; to compare with it takes as long as with another. */
const ofNobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(saltLength))}$${base64(Buffer.alloc(tagLength))}`

/**
 * Whether it is the password that a hash was made of. Where there is none, the answer is no, and takes as long: the time
 * does not tell whether somebody has an account.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash ?? ofNobody) ?? []
  if (!memory) throw new Error('a password is not kept as this site keeps them')
  const kept = Buffer.from(tag, 'base64')
  const derived = await derive('argon2id', {
    message: sameLetters(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: kept.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(derived, kept) && typeof hash === 'string'
}
