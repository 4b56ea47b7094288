/** What the tabs of one browser tell each other. */
export type DeviceNews =
  /** The keys were dropped: whoever was signed in may not be any longer. */
  | 'locked'
  /** Everything of a form that is open has reached the server. */
  | 'arrived'
  /** A page was left, and something of it may wait. */
  | 'unsent'
  /** What waited was sent, or the server has turned it down. */
  | 'sent'

const channelName = 'holdpoint-device'

/** Tells the other tabs, and the other listeners of this one. */
export function tellDevice(news: DeviceNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Listens until what it answers is called. */
export function onDeviceNews(listener: (news: DeviceNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'locked' || data === 'arrived' || data === 'unsent' || data === 'sent') {
      listener(data)
    }
  }
  return () => channel.close()
}
