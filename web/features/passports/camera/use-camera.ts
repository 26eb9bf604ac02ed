import { type RefObject, useEffect, useState } from 'react'

export type CameraState = 'starting' | 'live' | 'refused' | 'missing'

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** Shows the camera in a video while the component is mounted; it is off again afterwards. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      // Missing on insecure origins.
      if (!navigator.mediaDevices) return setState('missing')
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted)
        if (isOver) return stop()
        if (video.current) {
          video.current.srcObject = stream
          await video.current.play()
        }
        setState('live')
      } catch (error) {
        stop()
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing')
      }
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [video])
  return state
}
