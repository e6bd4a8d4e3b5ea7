/** Finds layout faults: cut or covered text, overlapping cards, anything off-screen. */
import type { Page } from 'playwright-core';
import { lookUntil } from './in-page.ts';

/** Faults in words: what, where, by how much. */
export const faultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const LETTERS = 5;
    const faults: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const root = dialog ?? document.body;

    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${String(one.getAttribute('class') ?? '')
        .trim()
        .replace(/\s+/g, '.')}`;
    /** Cached per element, since nothing changes meanwhile. */
    const once = <T>(ask: (one: Element) => T): ((one: Element) => T) => {
      const known = new Map<Element, T>();
      return (one) => {
        const said = known.get(one);
        if (said !== undefined) return said;
        const found = ask(one);
        known.set(one, found);
        return found;
      };
    };
    const styleOf = once((one) => getComputedStyle(one));
    const boxOf = once((one) => one.getBoundingClientRect());
    const clipped: (one: Element) => boolean = once(
      (one) => styleOf(one).clipPath !== 'none' || (one.parentElement !== null && clipped(one.parentElement)),
    );
    const seen = once(
      (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !clipped(one),
    );
    const px = (value: number): string => `${Math.round(value)}px`;

    /** The part of a box hidden by its ancestors, if any. */
    const clip = (one: Element, box: DOMRect): { by: string; beyond: number } | undefined => {
      let [across, down] = [true, true];
      const fixed = styleOf(one).position === 'fixed';
      for (let at = fixed ? null : one.parentElement; at !== null; at = at.parentElement) {
        const style = styleOf(at);
        const edge = boxOf(at);
        const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
        if (style.display === 'contents') continue;
        const over = {
          x: Math.max(edge.left - box.left, box.right - edge.right),
          y: Math.max(edge.top - box.top, box.bottom - edge.bottom),
        };
        const [sideways, scrolls] = [at.matches('.chips'), /auto|scroll/.test(style.overflowY)];
        if (x && across && !sideways && over.x > SLACK) return { by: nameOf(at), beyond: over.x };
        if (y && down && !scrolls && over.y > SLACK) return { by: nameOf(at), beyond: over.y };
        across &&= !sideways;
        down &&= !scrolls;
        if (style.position === 'fixed') break;
      }
      const page = document.scrollingElement;
      const tall = page !== null && page.scrollHeight > innerHeight + 1 && styleOf(page).overflowY !== 'hidden';
      const over = Math.max(
        ...(across ? [-box.left, box.right - innerWidth] : [0]),
        ...(down && !tall ? [-box.top, box.bottom - innerHeight] : []),
      );
      return over > SLACK ? { by: 'the screen', beyond: over } : undefined;
    };

    /** A shortened name keeps its first letters. */
    const cut = (one: Element): string | undefined => {
      if (styleOf(one).textOverflow !== 'ellipsis' || one.scrollWidth <= one.clientWidth + 1) return undefined;
      const text = one.firstChild;
      const said = text?.textContent ?? '';
      if (!one.matches('.name, .name > b, h1') || text === null || said.length <= LETTERS)
        return `“${said}” is cut short`;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, LETTERS);
      const dots = Number.parseFloat(styleOf(one).fontSize) * 0.7;
      const room = boxOf(one).right - Number.parseFloat(styleOf(one).paddingRight) - dots;
      return range.getBoundingClientRect().right > room + 1
        ? `“${said}” keeps fewer than ${LETTERS} letters`
        : undefined;
    };

    /** In the dark nothing else is read. */
    const dark = document.querySelector('.dark');
    const inSight = (one: Element): boolean => dark === null || dark.contains(one);

    type Text = { readonly of: Element; readonly says: string; readonly box: DOMRect };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const of = node.parentElement;
      const says = node.textContent?.trim() ?? '';
      if (
        of === null ||
        says === '' ||
        of.closest('script, style, .toast-place, option, [textLength]') !== null ||
        !inSight(of) ||
        !seen(of)
      )
        continue;
      const short = cut(of);
      if (short !== undefined) faults.push(`${nameOf(of)}: ${short}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        texts.push({ of, says, box });
        // `cut` has checked shortened text
        const whole = styleOf(of).textOverflow !== 'ellipsis';
        const out = short === undefined && whole ? clip(of, box) : undefined;
        const frame = whole ? of.closest('button, .bubble')?.getBoundingClientRect() : undefined;
        if (frame !== undefined && seen(of) && box.right > frame.right + SLACK)
          faults.push(`“${says.slice(0, 40)}” is ${px(box.right - frame.right)} beyond its button`);
        if (out !== undefined && of.closest('.lately') === null)
          faults.push(`“${says.slice(0, 40)}” (${nameOf(of)}) is ${px(out.beyond)} beyond ${out.by}`);
      }
    }

    const over = (a: DOMRect, b: DOMRect): number => {
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return x > SLACK && y > SLACK ? Math.min(x, y) : 0;
    };
    /** The scroll container, or a fixed layer above: only elements of the same one can collide. */
    const layerOf: (one: Element) => Element = once((one) => {
      const { overflowY, position } = styleOf(one);
      const up = one.parentElement;
      const apart = /auto|scroll/.test(overflowY) || position === 'sticky';
      return up === null || one === root || apart ? one : layerOf(up);
    });

    // text on text; line boxes are taller than their letters
    const core = (box: DOMRect): DOMRect => new DOMRect(box.x, box.y + box.height * 0.22, box.width, box.height * 0.56);
    const written = texts.map((text) => ({ ...text, core: core(text.box) })).sort((a, b) => a.core.top - b.core.top);
    for (const [i, a] of written.entries())
      for (let j = i + 1; j < written.length; j++) {
        const b = written[j];
        if (b === undefined || b.core.top >= a.core.bottom) break;
        if (
          over(a.core, b.core) > 0 &&
          a.of !== b.of &&
          (a.of.closest('svg') ?? a.of) !== (b.of.closest('svg') ?? b.of) &&
          (a.of.closest('.turning') ?? a.of) !== (b.of.closest('.turning') ?? b.of) &&
          layerOf(a.of) === layerOf(b.of)
        )
          faults.push(`“${a.says.slice(0, 30)}” and “${b.says.slice(0, 30)}” are written upon each other`);
      }

    // nothing painted covers a sentence
    const PAINTED = 'path, rect, circle, ellipse, polygon, use, image, img, canvas';
    const opacityOf: (one: Element) => number = once(
      (one) => Number(styleOf(one).opacity) * (one.parentElement === null ? 1 : opacityOf(one.parentElement)),
    );
    const isOpaque = once((one) => {
      const { backgroundColor, backgroundImage, visibility, fill } = styleOf(one);
      const alpha = backgroundColor.startsWith('rgb(') ? 1 : Number(/[\d.]+(?=\)$)/.exec(backgroundColor)?.[0] ?? 1);
      const painted = alpha > 0.5 || backgroundImage !== 'none' || (one.matches(PAINTED) && fill !== 'none'); // a line is no cover
      return painted && visibility === 'visible' && opacityOf(one) > 0.3;
    });
    /** Intended overlaps: both sides of a card, parts of one picture. */
    const WITHIN = ['.turning', '.spread, .fan', 'svg'] as const;
    const coveredBy = ({ of, box }: Text): Element | undefined => {
      for (const x of [0.04, 0.25, 0.5, 0.75, 0.96])
        for (const y of [0.35, 0.65]) {
          const stack = document.elementsFromPoint(box.x + x * box.width, box.y + y * box.height);
          const above = stack.slice(
            0,
            stack.findIndex((one) => one === of || one.contains(of)),
          );
          const whole = WITHIN.map((one) => of.closest(one)).find((one) => one !== null) ?? of;
          const cover = above.find((one) => isOpaque(one) && !whole.contains(one));
          if (cover !== undefined) return cover;
        }
      return undefined;
    };
    const everything = new CSSStyleSheet(); // the site forbids inline styles
    everything.replaceSync('*, ::before, ::after { pointer-events: auto !important }'); // untouchable elements are painted as well
    document.adoptedStyleSheets.push(everything);
    for (const text of texts) {
      const cover = coveredBy(text);
      const passing = cover?.closest('.stage') != null && text.of.closest('.stage, .name') === null; // a scene may pass over the table
      if (cover !== undefined && !passing && layerOf(cover) === layerOf(text.of))
        faults.push(
          `“${text.says.slice(0, 40)}” (${nameOf(text.of)}) is covered by ${nameOf(cover)} of ${nameOf(cover.parentElement ?? cover)}`,
        );
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== everything);

    // accents are not clipped
    const pen = document.createElement('canvas').getContext('2d');
    for (const { of, says, box } of texts) {
      if (pen === null || of.closest('svg') !== null) continue;
      pen.font = styleOf(of).font;
      const ink = pen.measureText(of.matches('.name') ? `É${says}` : says); // any name is possible
      const top = box.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
      for (let at: Element | null = of; at !== null && layerOf(at) === layerOf(of); at = at.parentElement)
        if (/hidden|clip/.test(styleOf(at).overflowY) && boxOf(at).top > top + 0.5)
          faults.push(`“${says.slice(0, 40)}” (${nameOf(of)}) loses its accents in ${nameOf(at)}`);
    }

    // every drawing is present, in its proportions
    const sizeOf = (one: Element): readonly [number, number] =>
      one instanceof HTMLElement ? [one.offsetWidth, one.offsetHeight] : [one.clientWidth, one.clientHeight];
    const SQUARE = '.mask, .mask > .disc, .mask svg:not(.ring), .emblem';
    for (const one of root.querySelectorAll(SQUARE)) {
      const [width, height] = sizeOf(one);
      if (seen(one) && Math.abs(width - height) > 1.5)
        faults.push(`${nameOf(one)} of ${nameOf(one.parentElement ?? one)} is ${width} × ${height}, and no square`);
    }
    for (const one of root.querySelectorAll('.mask'))
      if (seen(one) && !Array.from(one.querySelectorAll('.disc use')).some(seen))
        faults.push(`${nameOf(one)} is blank`);
    for (const one of root.querySelectorAll('use')) {
      const { width, height } = one.getBBox();
      if (seen(one) && width * height === 0)
        faults.push(`${one.getAttribute('href')} of ${nameOf(one.closest('svg') ?? one)} is not drawn`);
    }

    // must be fully visible
    const WHOLE =
      '.place .name, .place .purse, .place .cards, .mine .name, .mine .purse, .hand .card, .claimed .card, .pile, .bubble, .any-place, .pledged, .box-lid, .chair .mask, .chair .name';
    const things = Array.from(root.querySelectorAll(WHOLE)).filter(
      (one) => inSight(one) && seen(one) && boxOf(one).width > 0,
    );
    const staged = document.querySelector('.stage') !== null;
    for (const [i, a] of things.entries()) {
      const out = clip(a, boxOf(a));
      if (out !== undefined) faults.push(`${nameOf(a)} is ${px(out.beyond)} beyond ${out.by}`);
      for (const b of things.slice(i + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const deep = over(boxOf(a), boxOf(b));
        if (deep > 2)
          faults.push(
            `${nameOf(a)} (${a.textContent?.slice(0, 20)}) and ${nameOf(b)} (${b.textContent?.slice(0, 20)}) overlap by ${px(deep)}`,
          );
      }
      const dock = dialog === null ? document.querySelector('.dock') : null;
      if (dock !== null && !dock.contains(a) && over(boxOf(a), boxOf(dock)) > 2)
        faults.push(`${nameOf(a)} is covered by the dock`);
    }

    // scenes leave names visible
    if (staged)
      for (const drawn of document.querySelectorAll(
        '.stage .stamp, .stage .loser, .stage .sign, .stage .fallen, .stage .tag',
      )) {
        if (!seen(drawn)) continue;
        const out = clip(drawn, boxOf(drawn));
        if (out !== undefined) faults.push(`${nameOf(drawn)} is ${px(out.beyond)} beyond ${out.by}`);
        for (const name of document.querySelectorAll('.place .name, .mine .name'))
          if (seen(name) && over(boxOf(drawn), boxOf(name)) > 2)
            faults.push(`${nameOf(drawn)} covers the name ${name.textContent}`);
      }

    // touch targets
    for (const one of root.querySelectorAll('button, a.button, a.tool, input, select')) {
      const box = boxOf(one);
      if (box.width === 0 || !seen(one)) continue;
      const out = clip(one, box);
      if (out !== undefined)
        faults.push(`${nameOf(one)} (${one.textContent?.trim().slice(0, 24)}) is ${px(out.beyond)} beyond ${out.by}`);
    }
    // the way to join, and the host's controls
    for (const one of dialog === null ? root.querySelectorAll('.lobby :is(button, a)') : []) {
      const { left, right, top, bottom } = boxOf(one);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      for (const [atX, atY] of [
        [x, y],
        [left + 3, y],
        [right - 3, y],
        [x, top + 3],
        [x, bottom - 3],
      ] as const) {
        const upon = document.elementFromPoint(atX, atY);
        if (upon === null || one.contains(upon) || upon.contains(one) || layerOf(upon) !== layerOf(one)) continue;
        faults.push(`${nameOf(one)} (${one.textContent?.trim().slice(0, 24)}) is covered by ${nameOf(upon)}`);
      }
    }
    const page = document.scrollingElement;
    if (page !== null && page.scrollWidth > innerWidth + 1)
      faults.push(`the page is ${px(page.scrollWidth - innerWidth)} too wide`);
    return [...new Set(faults)];
  });

export const faultsLeft = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => document.fonts.ready);
  return lookUntil(
    page,
    () => faultsOn(page),
    (faults) => faults.length === 0,
  );
};

/** Phones upright and landscape, a tablet, a laptop, wide screens. */
export const SIZES = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tall: { width: 430, height: 932 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  across: { width: 1180, height: 820 },
  laptop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  vast: { width: 2560, height: 1440 },
} as const;
