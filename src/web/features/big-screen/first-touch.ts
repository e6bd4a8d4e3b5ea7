/** Sound on a big screen: on after its first touch, as no browser lets anything be heard before. Whoever switched it off keeps it off. */
import { useEffect, useState } from 'preact/hooks';
import { sound, soundOffered } from '../../base/settings.ts';

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive === true;

const TOUCHES = ['keydown', 'pointerdown'] as const;

/** Whether somebody has touched this screen, or its remote control. */
export const useFirstTouch = (): boolean => {
  const [touched, setTouched] = useState(isTouched());
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const one of TOUCHES) addEventListener(one, touch);
    return () => {
      for (const one of TOUCHES) removeEventListener(one, touch);
    };
  }, []);
  useEffect(() => {
    if (!touched || soundOffered.peek() === 'yes') return;
    soundOffered.value = 'yes';
    sound.value = 'on';
  }, [touched]);
  return touched;
};
