import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { newFolder } from '../folder.ts'

/** A certificate for servers on this machine that no authority has issued. */
export interface OwnCertificate {
  key: string
  cert: string
  /** The file of the certificate, for `NODE_EXTRA_CA_CERTS` of other processes. */
  file: string
  /** The SHA-256 hash of the public key, in base64, by which Chromium can be told to trust it. */
  publicKeyHash: string
}

/** A value in the Distinguished Encoding Rules of ASN.1. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const bytes = (...values: number[]) => Uint8Array.from(values)
const text = (value: string) => new TextEncoder().encode(value)
const time = (at: number) => der(0x18, text(new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')))

/** Object identifiers, without tag and length. */
const oid = {
  ecdsaWithSha256: bytes(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02),
  commonName: bytes(0x55, 0x04, 0x03),
  subjectAltName: bytes(0x55, 0x1d, 0x11),
}

const dayMs = 86_400_000

/** Makes a certificate for `localhost`, valid for a day. This process trusts it from now on. */
export async function ownCertificate(): Promise<OwnCertificate> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(der(0x06, oid.ecdsaWithSha256))
  const name = sequence(der(0x31, sequence(der(0x06, oid.commonName), der(0x0c, text('localhost')))))
  const names = sequence(der(0x82, text('localhost')), der(0x87, bytes(127, 0, 0, 1)))
  const extensions = sequence(sequence(der(0x06, oid.subjectAltName), der(0x04, names)))
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const content = sequence(
    der(0xa0, der(0x02, bytes(2))),
    der(0x02, bytes(1)),
    algorithm,
    name,
    sequence(time(Date.now() - dayMs), time(Date.now() + dayMs)),
    name,
    publicKeyInfo,
    der(0xa3, extensions),
  )
  const signed = sequence(content, algorithm, der(0x03, bytes(0), sign('sha256', content, privateKey)))
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? []
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
  const file = join(await newFolder('maestrale-certificate-'), 'certificate.pem')
  await writeFile(file, cert)
  setDefaultCACertificates([...getCACertificates('default'), cert])
  const publicKeyHash = createHash('sha256').update(publicKeyInfo).digest('base64')
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert, file, publicKeyHash }
}
