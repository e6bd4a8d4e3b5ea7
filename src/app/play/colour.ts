/** Colours for a terminal that has them; plain text elsewhere. */
export type Paint = {
  title(text: string): string;
  question(text: string): string;
  faint(text: string): string;
  own(name: string): string;
};

const code = (on: number, off: number) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`;
const bold = code(1, 22);
const cyan = code(36, 39);
const grey = code(90, 39);
const plain = (text: string): string => text;

export const paint = (colour: boolean): Paint =>
  colour
    ? {
        title: bold,
        question: (text) => bold(cyan(text)),
        faint: grey,
        own: bold,
      }
    : { title: plain, question: plain, faint: plain, own: plain };
