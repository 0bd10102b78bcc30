'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { codeReader } from './read-code';

export type CameraTrouble = 'cameraRefused' | 'noCamera';

const LOOK_MS = 120;

/** The camera, looked through until it is stopped or `hear` says that it has heard enough. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  hear: (code: string) => Promise<boolean>,
  onTrouble: (trouble: CameraTrouble) => void,
) {
  const [isOn, setOn] = useState(false);
  const stream = useRef<MediaStream>(undefined);
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setOn(false);
  }, []);
  const start = async () => {
    let opened: MediaStream;
    try {
      opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
      });
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      return onTrouble(isRefused ? 'cameraRefused' : 'noCamera');
    }
    stop();
    stream.current = opened;
    setOn(true);
    const screen = video.current;
    if (!screen) return stop();
    screen.srcObject = opened;
    await screen.play().catch(() => undefined);
    const read = await codeReader();
    while (stream.current === opened) {
      for (const code of await read(screen).catch(() => [])) if (await latest.current(code)) return stop();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  return { isOn, start, stop };
}
