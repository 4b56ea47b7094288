import { describe, expect, test } from 'vitest'
import { routeOf } from './routing.ts'

const origin = 'https://holdpoint.example'
const route = (path: string, method = 'GET', mode = 'cors') =>
  routeOf({ method, mode, url: new URL(path, origin).href }, origin)

describe('what the worker does about a request', () => {
  test.each(['/my-forms', '/', '/my-form/fill-out/1', '/settings/embed', '/nowhere'])(
    'the document %s comes from the network, else from the device',
    (path) => {
      expect(route(path, 'GET', 'navigate')).toEqual({ kind: 'page' })
    },
  )

  test.each([
    '/api/v1/my-forms',
    '/api/docs',
    '/embed/v1/elements.js',
    '/my-forms/excel?section=completed',
    '/my-forms/pdf/1',
    '/live/my_form?ids=1',
    '/device-key',
    '/service-worker.js',
  ])('%s is left alone, whoever asks', (path) => {
    expect(route(path, 'GET', 'navigate')).toEqual({ kind: 'none' })
    expect(route(path)).toEqual({ kind: 'none' })
  })

  test.each(['navigate', 'no-cors'])('a photo can be kept, asked for as %s', (mode) => {
    const photo = '/api/v1/my-form-answer-image?myFormId=1&uploadId=2'
    expect(route(photo, 'GET', mode)).toEqual({ kind: 'image' })
  })

  test('the bytes of a file of the library can be kept', () => {
    const file = '/api/v1/file-library-version?fileId=1&version=2'
    expect(route(file, 'GET', 'navigate')).toEqual({ kind: 'file' })
    expect(route(file, 'POST')).toEqual({ kind: 'none' })
  })

  test.each(['POST', 'PUT', 'DELETE'])('a %s is never answered', (method) => {
    for (const path of ['/my-forms', '/my-forms.data', '/my-form/fill-out/1', '/api/v1/my-forms']) {
      expect(route(path, method, 'navigate')).toEqual({ kind: 'none' })
    }
  })

  test.each(['/login', '/login.data', '/logout', '/logout.data'])(
    'a post to %s locks the device and goes its way',
    (path) => {
      expect(route(path, 'POST', 'navigate')).toEqual({ kind: 'lock' })
    },
  )

  test.each([
    '/login/provider?to=%2Fmy-forms',
    '/login/return?code=x',
    '/login/sign-out',
    '/login/signed-out',
  ])('the way to the identity provider and back by %s does so too, and is never kept', (path) => {
    expect(route(path, 'GET', 'navigate')).toEqual({ kind: 'lock' })
  })

  test('other origins are nobody’s business', () => {
    expect(route('https://elsewhere.example/my-forms', 'GET', 'navigate')).toEqual({ kind: 'none' })
  })

  test.each([
    ['/my-forms.data?section=ongoing', '/my-forms?section=ongoing'],
    ['/my-form/fill-out/1.data', '/my-form/fill-out/1'],
    ['/_root.data', '/'],
  ])('a move by %s can become the load of %s', (path, address) => {
    expect(route(path)).toEqual({ kind: 'move', address })
  })

  test('a part of a page that asks for itself copes by itself', () => {
    expect(route('/my-forms.data?_routes=routes%2F_shell.my-forms')).toEqual({ kind: 'none' })
  })

  test('files of the build are kept', () => {
    expect(route('/assets/app-1a2b.js')).toEqual({ kind: 'asset' })
  })
})
