/** A reporter of node's tests: the files in which one failed, a line each. */
type Event = { readonly type: string; readonly data: { readonly file?: string } };

export default async function* failures(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const { type, data } of events)
    if (type === 'test:fail' && data.file !== undefined) yield `${data.file}\n`;
}
