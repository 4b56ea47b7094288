import { constants, crc32, deflateRawSync } from 'node:zlib'

/** One file inside the archive, as its directory at the end tells of it. */
type Entry = { name: Buffer; at: number; crc: number; packed: number; plain: number }

/** An archive that is handed out while it is written: nothing of it is kept but its directory. */
export interface ZipWriter {
  /** Begins the next file. */
  begin: (name: string) => Uint8Array
  /** The next piece of the file that was begun. */
  add: (text: string) => Uint8Array
  /** Ends the file that was begun. */
  end: () => Uint8Array
  /** The directory; nothing comes after it. */
  finish: () => Uint8Array
}

// Names are UTF-8, and sizes follow the file, since nobody knows them when it begins.
const flags = 0x0808
const deflate = 8
const version = 20
// 1 January 1980, the first day that the format can name.
const dosDate = 0x0021
// Above this the format wants its later, wider form, which few readers of workbooks know.
const bytesMax = 0xffff_ffff
// A last, empty block: it ends what the pieces before left open.
const lastBlock = Buffer.from([0x03, 0x00])

/**
 * Opens an archive. Each piece is compressed by itself and left open, so that pieces join into one
 * stream without a compressor being kept between them.
 */
export function openZip(level: number): ZipWriter {
  const entries: Entry[] = []
  let at = 0

  function given(...parts: readonly Uint8Array[]): Uint8Array {
    const bytes = Buffer.concat(parts)
    at += bytes.byteLength
    if (at > bytesMax) {
      throw new RangeError('The archive is larger than its format can hold.')
    }
    return bytes
  }

  function open(): Entry {
    const entry = entries.at(-1)
    if (entry === undefined) {
      throw new Error('No file was begun.')
    }
    return entry
  }

  return {
    begin(name) {
      const entry = { name: Buffer.from(name), at, crc: 0, packed: 0, plain: 0 }
      entries.push(entry)
      return given(localHeader(entry), entry.name)
    },
    add(text) {
      const entry = open()
      if (text === '') {
        // The checksum of no bytes would begin anew, whatever came before them.
        return new Uint8Array()
      }
      const plain = Buffer.from(text)
      const packed = deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH })
      entry.crc = crc32(plain, entry.crc)
      entry.plain += plain.byteLength
      entry.packed += packed.byteLength
      if (entry.plain > bytesMax) {
        throw new RangeError('A sheet is larger than its format can hold.')
      }
      return given(packed)
    },
    end() {
      const entry = open()
      entry.packed += lastBlock.byteLength
      return given(lastBlock, descriptor(entry))
    },
    finish() {
      const from = at
      const directory = Buffer.concat(
        entries.flatMap((entry) => [directoryHeader(entry), entry.name]),
      )
      return given(directory, directoryEnd(entries.length, directory.byteLength, from))
    },
  }
}

function localHeader({ name }: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflate, 8)
  header.writeUInt16LE(dosDate, 12)
  header.writeUInt16LE(name.byteLength, 26)
  return header
}

function descriptor({ crc, packed, plain }: Entry): Buffer {
  const header = Buffer.alloc(16)
  header.writeUInt32LE(0x08074b50, 0)
  header.writeUInt32LE(crc, 4)
  header.writeUInt32LE(packed, 8)
  header.writeUInt32LE(plain, 12)
  return header
}

function directoryHeader({ name, at, crc, packed, plain }: Entry): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflate, 10)
  header.writeUInt16LE(dosDate, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(plain, 24)
  header.writeUInt16LE(name.byteLength, 28)
  header.writeUInt32LE(at, 42)
  return header
}

function directoryEnd(count: number, byteSize: number, from: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(byteSize, 12)
  end.writeUInt32LE(from, 16)
  return end
}
