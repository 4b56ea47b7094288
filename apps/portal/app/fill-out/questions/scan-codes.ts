// A browser that knows the detector decodes codes itself; the DOM's types do not have it yet.
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> }
type WithDetector = { BarcodeDetector?: new () => Detector }

/** How long between two looks at the picture: often enough for a steady hand, and no oven. */
const pauseMs = 150

/** Whether this browser can open a camera and read codes in what it sees. */
export function canScan(): boolean {
  const { BarcodeDetector } = window as WithDetector
  // Only a page that came safely has cameras at all.
  return BarcodeDetector !== undefined && window.isSecureContext
}

interface Scanning {
  onOpen: () => void
  onCode: (code: string) => void
  onFault: (fault: unknown) => void
}

/**
 * Shows what the camera sees until a code is read, which is told once. Answers what ends it; with
 * that, and with the first code, the camera is off, also one that is only being opened.
 */
export function scanCodes(
  video: HTMLVideoElement,
  { onOpen, onCode, onFault }: Scanning,
): () => void {
  let isOver = false
  let seen: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function end() {
    isOver = true
    clearTimeout(timer)
    switchOff(seen)
    video.srcObject = null
  }

  async function look(detector: Detector) {
    // A picture that is not there yet cannot be looked at; the next one may be.
    const [found] = await detector.detect(video).catch(() => [])
    if (isOver) {
      return
    }
    if (found !== undefined && found.rawValue !== '') {
      end()
      onCode(found.rawValue)
      return
    }
    timer = setTimeout(() => void look(detector), pauseMs)
  }

  async function open() {
    const { BarcodeDetector } = window as WithDetector
    if (BarcodeDetector === undefined) {
      return
    }
    const detector = new BarcodeDetector()
    seen = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) {
      switchOff(seen)
      return
    }
    video.srcObject = seen
    await video.play()
    onOpen()
    await look(detector)
  }

  open().catch((fault: unknown) => {
    if (!isOver) {
      end()
      onFault(fault)
    }
  })
  return end
}

function switchOff(stream: MediaStream | null) {
  stream?.getTracks().forEach((track) => track.stop())
}
