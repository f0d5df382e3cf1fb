/** Sounds as tones of [hertz, start in seconds, duration in seconds]. */
const tunes = {
  stop: [[196, 0, 0.06]],
  win: [
    [523, 0, 0.14],
    [659, 0.1, 0.14],
    [784, 0.2, 0.26],
  ],
  stars: [
    [440, 0, 0.12],
    [554, 0.09, 0.12],
    [659, 0.18, 0.12],
    [880, 0.27, 0.4],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

const loudness = 0.08;

export function createSound() {
  let context: AudioContext | null = null;
  let on = false;
  return {
    /** Toggles sound. Browsers require a user gesture to create the AudioContext. */
    turn(): boolean {
      on = !on;
      if (on) context ??= new AudioContext();
      return on;
    },
    play(tune: keyof typeof tunes): void {
      if (!on || !context) return;
      for (const [pitch, from, seconds] of tunes[tune]) {
        const start = context.currentTime + from;
        const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
        const volume = new GainNode(context, { gain: 0 });
        volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
        tone.connect(volume).connect(context.destination);
        tone.start(start);
        tone.stop(start + seconds);
      }
    },
  };
}
