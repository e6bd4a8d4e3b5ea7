/** The first byte of a text message that goes whole, or of its pieces. */
export const FRAMES = { whole: 0x81, first: 0x01, middle: 0x00, last: 0x80 } as const;

/**
 * A text message as one WebSocket frame in one buffer (RFC 6455, 5.2). The library would write its head and its body
 * apart; sending is most of what a busy server does. It stays in order with the library's own pings and closes.
 */
export const encodeText = (text: string, first: number = FRAMES.whole): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const whole = Buffer.allocUnsafe(head + length);
  whole[0] = first;
  if (head === 2) whole[1] = length;
  else if (head === 4) {
    whole[1] = 126;
    whole.writeUInt16BE(length, 2);
  } else {
    whole[1] = 127;
    whole.writeBigUInt64BE(BigInt(length), 2);
  }
  whole.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return whole;
};
