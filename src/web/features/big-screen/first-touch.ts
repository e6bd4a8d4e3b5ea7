/** Sound of a big screen: on after the first touch, unless somebody switched it off. */
import { useEffect, useState } from 'preact/hooks';
import { sound, soundOffered } from '../../base/settings.ts';

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive === true;

const TOUCHES = ['keydown', 'pointerdown'] as const;

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
