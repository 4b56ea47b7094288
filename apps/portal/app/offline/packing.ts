/** A value as it is kept: what JSON can say, and bytes beside it, such as those of a photo. */
export type Packed = { json: unknown; bytes?: Uint8Array<ArrayBuffer> }

const lengthBytes = 4

/** One run of bytes: the length of the JSON, the JSON, and what stands beside it. */
export function packed({ json, bytes = new Uint8Array() }: Packed): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const whole = new Uint8Array(lengthBytes + text.length + bytes.length)
  new DataView(whole.buffer).setUint32(0, text.length)
  whole.set(text, lengthBytes)
  whole.set(bytes, lengthBytes + text.length)
  return whole
}

export function unpacked(whole: Uint8Array<ArrayBuffer>): Packed {
  const end = lengthBytes + new DataView(whole.buffer).getUint32(0)
  const json: unknown = JSON.parse(new TextDecoder().decode(whole.subarray(lengthBytes, end)))
  return { json, bytes: whole.slice(end) }
}
