let context: AudioContext | undefined;

/** Browsers let a page sound only once it has been touched: to be called from a tap or a key. */
export function allowSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
  } catch {
    // no sound on this device; the clock still shows its end
  }
}

export const mayPlay = (): boolean => context?.state === 'running';

/** The device shakes, where it can, as often as a bell has strokes. */
export function shake(strokes: number): void {
  navigator.vibrate?.(Array.from({ length: strokes * 2 - 1 }, (_, i) => (i % 2 ? 250 : 400)));
}

/** So many strokes of a bell made of two tones. */
export function ring(strokes: number): void {
  if (context?.state !== 'running') return;
  for (let stroke = 0; stroke < strokes; stroke++)
    for (const frequency of [880, 1320]) tone(context, frequency, context.currentTime + stroke * 0.65);
}

function tone(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.35, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.6);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.62);
}
