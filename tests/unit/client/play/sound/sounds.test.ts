import { describe, expect, it } from 'vitest';
import { createSounds, SHOWN_MS, type SoundPorts } from '../../../../../client/play/sound/sounds.ts';
import type { SoundName } from '../../../../../client/play/sound/sound-ticks.ts';
import { virtualTime } from '../run/virtual-time.ts';

function scene(kept: { [key: string]: string } = {}, part: Partial<SoundPorts> = {}) {
  const time = virtualTime();
  const heard: SoundName[] = [];
  const felt: string[] = [];
  const storage = { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => void (kept[key] = text) };
  const ports: SoundPorts = {
    storage: () => storage,
    ring: (name) => heard.push(name),
    silence: () => heard.splice(0),
    vibrate: () => felt.push('shake'),
    after: time.after,
  };
  const sounds = createSounds({ ...ports, ...part });
  return { sounds, heard, felt, time, kept };
}

describe('sounds', () => {
  it('are off until they are chosen', () => {
    const { sounds, heard } = scene();
    expect(sounds.getSnapshot()).toEqual({ on: false, vibrates: false, sounding: undefined });
    sounds.play('key');
    expect(heard).toEqual([]);
    expect(sounds.getSnapshot().sounding).toBeUndefined();
  });

  it('are kept as a choice of this device, and the choice is heard', () => {
    const { sounds, heard, kept } = scene();
    sounds.setOn(true);
    expect(heard).toEqual(['key']);
    expect(scene(kept).sounds.getSnapshot().on).toBe(true);
    sounds.setOn(false);
    expect(scene(kept).sounds.getSnapshot().on).toBe(false);
  });

  it('that still ring are silenced by the switch', () => {
    const { sounds, heard } = scene({ 'tenfold-sound': 'on' });
    sounds.play('achievement');
    expect(heard).toEqual(['achievement']);
    sounds.setOn(false);
    expect(heard).toEqual([]);
  });

  it('leave a vibration its own choice: off until it is chosen, felt with a wrong answer only, with or without sound', () => {
    const { sounds, heard, felt, kept } = scene();
    sounds.setOn(true);
    sounds.play('wrong');
    expect(felt).toEqual([]);
    sounds.setVibrates(true);
    expect(felt).toEqual(['shake']);
    sounds.setOn(false);
    for (const name of ['key', 'right', 'wrong', 'level', 'achievement'] as const) sounds.play(name);
    expect(felt).toEqual(['shake', 'shake']);
    expect(heard).toEqual([]);
    expect(scene(kept).sounds.getSnapshot()).toMatchObject({ on: false, vibrates: true });
    sounds.setVibrates(false);
    expect(scene(kept).sounds.getSnapshot().vibrates).toBe(false);
  });

  it.each([
    ['key', 300],
    ['level', 1_000],
    ['achievement', 2_000],
  ] as const)('show %s for %i ms (spec 1 §9)', async (name, ms) => {
    const { sounds, time } = scene({ 'tenfold-sound': 'on' });
    sounds.play(name);
    expect(SHOWN_MS[name]).toBe(ms);
    await time.pass(ms - 1);
    expect(sounds.getSnapshot().sounding).toBe(name);
    await time.pass(1);
    expect(sounds.getSnapshot()).toMatchObject({ on: true, sounding: undefined });
  });

  it('show the last one heard, for the whole of its time', async () => {
    const { sounds, time } = scene({ 'tenfold-sound': 'on' });
    sounds.play('key');
    await time.pass(200);
    sounds.play('level');
    await time.pass(900);
    expect(sounds.getSnapshot().sounding).toBe('level');
    sounds.setOn(false);
    await time.pass(5_000);
    expect(sounds.getSnapshot()).toMatchObject({ on: false, sounding: undefined });
  });

  it('can be chosen where storage is blocked, for as long as the page is open', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { sounds, heard } = scene({}, { storage: blocked });
    sounds.setOn(true);
    sounds.play('right');
    expect(heard).toEqual(['key', 'right']);
  });
});
