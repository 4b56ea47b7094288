import { afterEach, describe, expect, test } from 'vitest'
import type { UploadProgress } from './call-options.ts'
import { uploads } from './uploads.ts'

const url = 'https://api.example/api/v1/my-form-answer-images'

describe('bodyOf', () => {
  test('is nothing without a file', () => {
    expect(uploads.bodyOf({ a: 'b', list: ['x'] })).toBeUndefined()
  })

  test('writes each value as a part: files one by one, words with commas, the rest as JSON', () => {
    const file = new Blob(['1'])
    const form = uploads.bodyOf({
      file,
      more: [file, file],
      words: ['a', 'b'],
      count: 4,
      rows: [{ id: 1 }],
      left: undefined,
      none: null,
    })
    expect([...(form?.keys() ?? [])]).toEqual(['file', 'more', 'more', 'words', 'count', 'rows'])
    expect(form?.get('words')).toBe('a,b')
    expect(form?.get('count')).toBe('4')
    expect(form?.get('rows')).toBe('[{"id":1}]')
    expect(form?.getAll('more')).toHaveLength(2)
  })
})

describe('the name of a file', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const nameOf = (file: Blob) => {
    const sent = uploads.bodyOf({ file })?.get('file')
    return sent instanceof File ? sent.name : undefined
  }

  test.each([
    [docx, 'file.docx'],
    ['text/csv;charset=utf-8', 'file.csv'],
    ['image/png', 'blob'],
    ['', 'blob'],
  ])('that has none comes of its type %j, by which the server takes it', (type, name) => {
    expect(nameOf(new Blob(['x'], { type }))).toBe(name)
  })

  test('that it has is kept', () => {
    expect(nameOf(new File(['x'], 'Plan.xlsx', { type: docx }))).toBe('Plan.xlsx')
  })
})

describe('send in a browser', () => {
  type Plan = { event: 'load' | 'error'; responseURL?: string; status?: number; body?: Blob }

  /** A request as browsers have it, which ends as planned, or when it is given up. */
  function install(plan: Plan | 'never') {
    const sent: unknown[] = []
    class Sending {
      upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {}
      onload = () => undefined
      onerror = () => undefined
      onabort = () => undefined
      onloadend = () => undefined
      responseType = ''
      response: unknown = null
      responseURL = ''
      status = 0
      open(method: string, to: string) {
        sent.push(method, to)
      }
      setRequestHeader(name: string, value: string) {
        sent.push(`${name}: ${value}`)
      }
      getAllResponseHeaders() {
        return 'content-type: application/json\r\nx-request-id: r-1\r\n'
      }
      abort() {
        this.onabort()
        this.onloadend()
      }
      send(body: unknown) {
        sent.push(body)
        if (plan === 'never') {
          return
        }
        this.upload.onprogress?.({ loaded: 3, total: 6 })
        this.upload.onprogress?.({ loaded: 6, total: 6 })
        this.status = plan.status ?? 200
        this.responseURL = plan.responseURL ?? url
        this.response = plan.body ?? new Blob(['{}'])
        if (plan.event === 'load') {
          this.onload()
        } else {
          this.onerror()
        }
        this.onloadend()
      }
    }
    Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Sending, configurable: true })
    return sent
  }
  afterEach(() => void Reflect.deleteProperty(globalThis, 'XMLHttpRequest'))

  const request = (signal?: AbortSignal) =>
    new Request(url, { method: 'POST', headers: { 'X-Version': '1' }, signal: signal ?? null })

  test('says how much has gone and answers as fetch would', async () => {
    const sent = install({ event: 'load', status: 222 })
    const heard: UploadProgress[] = []
    const response = await uploads.send(request(), 'body', (progress) => heard.push(progress))
    expect(heard).toEqual([
      { sentBytes: 3, totalBytes: 6 },
      { sentBytes: 6, totalBytes: 6 },
    ])
    expect(sent).toEqual(['POST', url, 'x-version: 1', 'body'])
    expect(response.status).toBe(222)
    expect(response.headers.get('X-Request-Id')).toBe('r-1')
    expect(await response.text()).toBe('{}')
  })

  test('takes an answer without a body', async () => {
    install({ event: 'load', status: 204, body: new Blob([]) })
    expect((await uploads.send(request(), 'body', () => undefined)).body).toBeNull()
  })

  test('refuses an answer from elsewhere', async () => {
    install({ event: 'load', responseURL: 'https://elsewhere.example/' })
    await expect(uploads.send(request(), 'body', () => undefined)).rejects.toThrow(
      'The answer came from another address.',
    )
  })

  test('fails as the network does', async () => {
    install({ event: 'error' })
    await expect(uploads.send(request(), 'body', () => undefined)).rejects.toThrow(
      'The network failed.',
    )
  })

  test('is given up before and while it is under way', async () => {
    install('never')
    const early = AbortSignal.abort()
    await expect(uploads.send(request(early), 'body', () => undefined)).rejects.toThrow('given up')
    const controller = new AbortController()
    const sending = uploads.send(request(controller.signal), 'body', () => undefined)
    controller.abort()
    await expect(sending).rejects.toThrow('given up')
  })
})
