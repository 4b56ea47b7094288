/** The content encodings that answers come in, the better one first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best encoding that a client accepts and that is on offer; `identity` when there is none. */
export function bestEncoding(
  acceptEncoding: string | null,
  isOffered: (encoding: Encoding) => boolean,
): Encoding | 'identity' {
  const accepted = acceptedNames(acceptEncoding)
  return encodings.find((encoding) => isOffered(encoding) && accepted.has(encoding)) ?? 'identity'
}

function acceptedNames(acceptEncoding: string | null): ReadonlySet<string> {
  const names = new Set<string>()
  for (const entry of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name !== '' && !isRefused) {
      names.add(name)
    }
  }
  return names
}
