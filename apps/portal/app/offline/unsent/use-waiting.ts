import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { browserParts } from '../browser-parts.ts'
import { onDeviceNews, tellDevice } from '../device-news.ts'
import { openDeviceStore, type DeviceStore, type NoStore } from '../device-store.ts'
import { offlineWords as words } from '../offline.words.ts'
import { sendAll, type AllSent } from '../send-all.ts'
import { unsentRecords } from '../unsent-records.ts'
import { handOver } from './unsent-file.ts'
import { discardForm, fileOf, waitingForms, type WaitingForm } from './waiting-forms.ts'

/** What waits on this device, and what can be done with it. */
export type Waiting = {
  forms: readonly WaitingForm[] | 'looking' | NoStore
  isSending: boolean
  /** What came of the last thing that was done, for everybody to hear. */
  notice: string
  send: () => void
  saveFile: (form: WaitingForm) => void
  /** Resolves when it is done, or was told to have failed. */
  discard: (formId: string) => Promise<void>
}

export function useWaiting(personId: string): Waiting {
  const store = useRef<DeviceStore | null>(null)
  const [forms, setForms] = useState<Waiting['forms']>('looking')
  const [isSending, setSending] = useState(false)
  const [notice, setNotice] = useState('')

  const look = useCallback(async () => {
    if (store.current !== null) {
      setForms(waitingForms(await unsentRecords(store.current)))
    }
  }, [])

  useEffect(() => {
    let isOver = false
    const opening = openDeviceStore(personId, paths.deviceKey()).catch((): NoStore => 'unsupported')
    void opening.then(async (opened) => {
      if (isOver || typeof opened === 'string') {
        setForms(typeof opened === 'string' ? opened : 'looking')
        return
      }
      store.current = opened
      await look()
    })
    const end = onDeviceNews(() => void look())
    return () => {
      isOver = true
      end()
      store.current = null
      void opening.then((opened) => (typeof opened === 'string' ? undefined : opened.close()))
    }
  }, [personId, look])

  async function send(opened: DeviceStore): Promise<void> {
    setSending(true)
    const sent = await sendAll(opened, { ...browserParts(opened), again: true })
    await look()
    setSending(false)
    setNotice(noticeOf(sent))
  }

  async function saveFile(opened: DeviceStore, { formId, title }: WaitingForm): Promise<void> {
    handOver(await fileOf(opened, { formId, title }), title)
  }

  async function discard(opened: DeviceStore, formId: string): Promise<void> {
    const isGone = await discardForm(opened, formId)
    setNotice(isGone ? words.discarded : words.openElsewhere)
    await look()
    tellDevice('sent')
  }

  /** Does something with the store, and says what went wrong. */
  async function doing(work: (opened: DeviceStore) => Promise<void>): Promise<void> {
    if (store.current === null) {
      return
    }
    try {
      await work(store.current)
    } catch {
      setSending(false)
      setNotice(words.failed)
    }
  }

  return {
    forms,
    isSending,
    notice,
    send: () => void doing(send),
    saveFile: (form) => void doing((opened) => saveFile(opened, form)),
    discard: (formId) => doing((opened) => discard(opened, formId)),
  }
}

function noticeOf(sent: AllSent): string {
  switch (sent) {
    case 'nothing':
    case 'sent':
      return words.allSent
    case 'held':
      return words.heldElsewhere
    case 'stuck':
      return words.someStuck
    case 'unreachable':
      return words.stillNoNetwork
    case 'signedOut':
      return words.signInFirst
  }
}
