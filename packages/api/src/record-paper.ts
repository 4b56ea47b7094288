import * as z from 'zod'
import { call } from './call.ts'
import { download, downloadStamp } from './lists/download.ts'

/** What a record's PDF is asked for by. */
type PaperDraft<Name extends string, Shape extends z.ZodRawShape> = {
  /** What its calls are called: `pdf`, or what tells a further paper of an area from that. */
  name: Name

  /** The path of the call that answers the address; the file is behind it, with `-file`. */
  path: string
  /** What it is a PDF of, with its article. */
  of: string
  input: Shape
}

/**
 * The two calls of a record's PDF: one answers an address, the other the file behind it, as My Forms
 * has them (decisions 0022 and 0116). Whoever may read the record may take its PDF.
 */
export function paperCalls<
  const Area extends string,
  const Name extends string,
  Shape extends z.ZodRawShape,
>(area: Area, { name, path, of, input }: PaperDraft<Name, Shape>) {
  const alike = { method: 'GET', status: 'decided', source: 'decision 0116' } as const
  const pdf = call({
    ...alike,
    name: `${area}.${name}` as const,
    path,
    summary: `Answers the address of ${of} as a PDF; it lasts for a minute.`,
    input: z.object(input),
    content: download,
    problems: ['forbidden'],
  })
  const pdfFile = call({
    ...alike,
    name: `${area}.${name}File` as const,
    path: `${path}-file`,
    summary: `Answers the PDF itself. Fetch it by the address that \`${path.slice(1)}\` gave.`,
    rate: 'export',
    input: z.object({ ...input, ...downloadStamp }),
    content: z.null(),
    isFile: true,
    problems: ['forbidden', 'link_expired'],
  })
  return { [name]: pdf, [`${name}File`]: pdfFile } as Record<Name, typeof pdf> &
    Record<`${Name}File`, typeof pdfFile>
}
