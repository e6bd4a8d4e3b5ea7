/** Tests of screens in Node close their devices; one that fails tells what was on every screen. */
import { closeAll, onScreens } from './device.ts';

export const onScreen = (work: () => Promise<void>) => async (): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message += `\n\nOn the screen:\n${onScreens()}`;
    throw error;
  } finally {
    await closeAll();
  }
};
