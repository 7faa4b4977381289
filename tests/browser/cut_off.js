/** What is cut off on this page: a function for `page.evaluate` that returns one line for each fault. `touch`: whether
 * it is for fingers; `names`: those of the people at the table, which may be of any length and so be shortened.
 *
 * Text and pictures: not clipped, not covered, no word broken in two, at least 11 px. Controls: not clipped, not
 * covered, large enough for a finger (44 px) or a mouse (24 px). Areas that scroll: they show it, by a fade at the
 * edge (`mask-image`), by a shadow that scrolls along (`background-attachment: local`) or by a scroll bar. A map that
 * is seen from near (`svg.field`) scrolls to all sides.
 * While a dialog is open, it alone is looked at; what is `inert` lies under something else and does not count,
 * nor does what a layer that can be closed (`role=dialog`) covers. A word with `data-spare` is there whole or not at all. */
({ touch, names = [] }) => {
  const LEAST_LABEL = 11;
  const LEAST_TARGET = touch ? 44 : 24;
  const SLACK = 1.5;
  const CONTROLS =
    "button, a[href], input:not([type=hidden]), select, textarea, summary," +
    " [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=slider]";
  const LAYER = "dialog, [role=dialog], [role=menu]";
  const PICTURES = "svg[class*=icon], svg.symbol, img";

  const STYLE =
    "clipPath overflowX overflowY position display transform filter contain containerType opacity fill fillOpacity" +
    " backgroundColor backgroundImage backgroundAttachment maskImage fontSize hyphens textOverflow" +
    " borderLeftWidth borderRightWidth borderTopWidth borderBottomWidth";

  const faults = new Set();
  const remembered = (work) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, work(element));
      return known.get(element);
    };
  };
  const styleOf = remembered((element) => {
    const style = getComputedStyle(element);
    const kept = {};
    for (const name of STYLE.split(" ")) kept[name] = style[name];
    return kept;
  });
  const parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null;
  const nameOf = (element) => {
    const look = [...element.classList].filter((name) => !/^(svelte|s)-/.test(name));
    return element.localName + look.map((name) => `.${name}`).join("");
  };
  const pathOf = (element) => {
    const path = [];
    for (let one = element; one && path.length < 4 && one !== document.body; one = parentOf(one))
      path.unshift(nameOf(one));
    return path.join(" > ");
  };
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** For screen readers alone, or under something else. */
  const isForEars = remembered((element) => {
    if (element.localName === "svg" || element instanceof HTMLElement) {
      if (element.inert) return true;
      const { clipPath, overflowX, position } = styleOf(element);
      if (clipPath === "inset(50%)") return true;
      if (position === "absolute" && overflowX !== "visible" && element.offsetWidth <= 1) return true;
    }
    const parent = parentOf(element);
    return parent !== null && isForEars(parent);
  });

  // Clipping

  const holds = (style) =>
    style.position !== "static" ||
    style.transform !== "none" ||
    style.filter !== "none" ||
    /paint|layout|strict|content/.test(style.contain) ||
    style.containerType !== "normal";
  /** A map that can be moved about in its window; it shows that by its buttons and by the overview in its corner. */
  const isMap = (element) => element.matches("svg.field.near");
  const scrolls = (element, axis) => {
    if (isMap(element)) return true;
    const style = styleOf(element);
    return axis === "x"
      ? /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
      : /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
  };
  /** What is left of a box, or what clips it: `{box}`, `{box: null}` if it is scrolled away, or `{by}`. */
  const clip = (element, whole, slack) => {
    let box = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    let free = false;
    let fixed = false;
    for (let one = element, isFirst = true; one && one !== document.documentElement; one = parentOf(one)) {
      const style = styleOf(one);
      if (free && holds(style)) free = false;
      const isClipping = style.overflowX !== "visible" || style.overflowY !== "visible";
      const isSelfBox = isFirst && slack.own === false;
      if (
        isClipping &&
        !free &&
        !fixed &&
        !isSelfBox &&
        style.display !== "inline" &&
        style.display !== "contents"
      ) {
        const edge = one.getBoundingClientRect();
        for (const [axis, low, high, overflow, ease] of [
          ["x", "left", "right", style.overflowX, slack.x],
          ["y", "top", "bottom", style.overflowY, slack.y],
        ]) {
          if (overflow === "visible") continue;
          const sticksOut = box[low] < edge[low] - ease || box[high] > edge[high] + ease;
          if (sticksOut && !scrolls(one, axis)) return { by: one };
          box = { ...box, [low]: Math.max(box[low], edge[low]), [high]: Math.min(box[high], edge[high]) };
        }
        // Less than two pixels of something are not seen; edges between pixels would count as covers there.
        if (box.right - box.left < 2 || box.bottom - box.top < 2) return { box: null };
      }
      if (style.position === "absolute") free = true;
      if (style.position === "fixed") fixed = true;
      isFirst = false;
    }
    const root = document.documentElement;
    const sticksOut = box.left < -slack.x || box.right > innerWidth + slack.x;
    if (sticksOut && root.scrollWidth <= innerWidth + 1) return { by: root };
    if (box.top < -slack.y && scrollY === 0) return { by: root };
    if (box.bottom > innerHeight + slack.y) {
      const isReached = root.scrollHeight > innerHeight + 1 && !fixed;
      return isReached ? { box: null } : { by: root };
    }
    return box.top < 0 ? { box: null } : { box };
  };

  const isAway = (box, by) => {
    const edge = by.getBoundingClientRect();
    return box.top >= edge.bottom - 1 || box.left >= edge.right - 1;
  };

  // Covering

  const alphaOf = (colour) => {
    if (!colour || colour === "none" || colour === "transparent") return 0;
    const parts = colour.match(/\/\s*([\d.]+)\)|rgba\([^)]*,\s*([\d.]+)\)/);
    return parts ? Number(parts[1] ?? parts[2]) : 1;
  };
  const opacityOf = remembered((element) => {
    const parent = parentOf(element);
    return Number(styleOf(element).opacity) * (parent ? opacityOf(parent) : 1);
  });
  const paints = (element) => {
    const style = styleOf(element);
    const opacity = opacityOf(element);
    if (element instanceof SVGElement && element.localName !== "svg") {
      if (element.localName === "g" || element.localName === "text" || element.localName === "tspan")
        return false;
      if (element.localName === "use" || element.localName === "image") return opacity > 0.3;
      return opacity * Number(style.fillOpacity) * alphaOf(style.fill) > 0.3;
    }
    if (/^(img|video|canvas)$/.test(element.localName)) return true;
    return (
      opacity * alphaOf(style.backgroundColor) > 0.5 || (style.backgroundImage !== "none" && opacity > 0.5)
    );
  };
  const isOfOne = (one, other) => one === other || one.contains(other) || other.contains(one);
  /** What lies over a map that is seen from near covers nothing for good: the map is dragged out from under it. */
  const isDraggedFrom = (element, cover) => {
    const map = element.closest("svg.field.near");
    return map !== null && !map.contains(cover) && map.closest("section").contains(cover);
  };
  /** What lies over a place of an element; nothing where the element itself has no pixel. */
  const coverAt = (element, x, y) => {
    if (element.contains(document.elementFromPoint(x, y))) return null;
    const there = document.elementsFromPoint(x, y);
    if (!there.some((one) => element.contains(one))) return null;
    const first = there.findIndex((one) => isOfOne(one, element));
    const cover = there.slice(0, first).find(paints) ?? null;
    if (cover && isDraggedFrom(element, cover)) return null;
    return cover?.closest(LAYER) && !element.closest(LAYER) ? null : cover;
  };

  // Texts

  const SIZELESS = new Set(["script", "style", "title", "desc", "option", "noscript", "template"]);
  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    const { width } = element.getBoundingClientRect();
    const isScaled = element.offsetWidth > 4 && Math.abs(width - element.offsetWidth) > 1; // it is rounded
    return isScaled ? width / element.offsetWidth : 1;
  };
  const fault = (kind, what, element, by) =>
    faults.add(`${kind}: ${what} [${pathOf(element)}]${by ? ` by [${pathOf(by)}]` : ""}`);

  const boxesOf = (node, element) => {
    if (element instanceof SVGElement) return [element.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
  };
  const checkWords = (node, element, words) => {
    if (styleOf(element).hyphens === "auto" || node.data.includes("\u00ad")) return;
    for (const found of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) fault("word broken", `${found[0]} in ${words}`, element);
    }
  };
  const checkText = (node) => {
    const element = node.parentElement;
    const words = node.data.trim().replace(/\s+/g, " ").slice(0, 60);
    if (!words || !element || SIZELESS.has(element.localName) || !isSeen(element) || isForEars(element))
      return;
    if (!/[\p{L}\p{N}]/u.test(words)) return;
    const boxes = boxesOf(node, element);
    if (boxes.length === 0) return;
    const drawn = parseFloat(styleOf(element).fontSize) * scaleOf(element);
    if (drawn < LEAST_LABEL - 0.1) fault("label small", `${words} ${drawn.toFixed(1)} px`, element);
    if (boxes.length > 1 && !(element instanceof SVGElement)) checkWords(node, element, words);
    const slack = { x: SLACK, y: Math.max(SLACK, drawn * 0.25) };
    for (const box of boxes) {
      const { by, box: left } = clip(element, box, slack);
      if (by && element.matches("[data-spare]") && isAway(box, by)) return;
      const isShortName = by && names.includes(words) && styleOf(by).textOverflow === "ellipsis";
      if (by && !isShortName) return fault("text clipped", words, element, by);
      if (!left) continue;
      const middle = (left.top + left.bottom) / 2;
      for (const part of [0.03, 0.5, 0.97]) {
        const cover = coverAt(element, left.left + (left.right - left.left) * part, middle);
        if (cover) return fault("text covered", words, element, cover);
      }
    }
  };
  const checkPicture = (element) => {
    if (!isSeen(element) || isForEars(element)) return;
    const whole = element.getBoundingClientRect();
    if (whole.width < 3 || whole.width > 80) return;
    const what =
      element.getAttribute("aria-label") ?? element.querySelector("use")?.getAttribute("href") ?? "picture";
    const { by, box } = clip(element, whole, { x: 2 * SLACK, y: 2 * SLACK, own: false });
    if (by) return fault("picture clipped", what, element, by);
    if (!box) return;
    const cover = coverAt(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (cover) fault("picture covered", what, element, cover);
  };

  // Controls

  /** What is pressed: of a box to tick its label, too. */
  const handleOf = (control) => {
    if (/^(checkbox|radio)$/.test(control.type)) return control.closest("label") ?? control;
    const isHidden = !isSeen(control) || isForEars(control) || Number(styleOf(control).opacity) === 0;
    return control.localName === "input" && isHidden ? control.closest("label") : control;
  };
  const isInSentence = (control) => control.localName === "a" && styleOf(control).display === "inline";
  const reaches = (control, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (control.contains(hit) || (hit.contains(control) === false && hit.closest("label") === control))
    );
  };
  const checkControl = (found) => {
    const control = handleOf(found);
    if (!control || !isSeen(control) || isForEars(control)) return;
    const whole = control.getBoundingClientRect();
    if (whole.width < 1 || whole.height < 1) return;
    const what = (control.getAttribute("aria-label") ?? control.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 60);
    const { by, box } = clip(control, whole, { x: 2, y: 2, own: false });
    if (by) return fault("control clipped", what, control, by);
    if (!box) return;
    const middle = { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 };
    const half = LEAST_TARGET / 2 - 1;
    if (!isInSentence(control)) {
      const isWide =
        whole.width >= LEAST_TARGET - 0.5 ||
        (reaches(control, middle.x - half, middle.y) && reaches(control, middle.x + half, middle.y));
      const isHigh =
        whole.height >= LEAST_TARGET - 0.5 ||
        (reaches(control, middle.x, middle.y - half) && reaches(control, middle.x, middle.y + half));
      if (!isWide || !isHigh)
        fault("target small", `${what} ${whole.width.toFixed(0)}×${whole.height.toFixed(0)}`, control);
    }
    const places = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.85].map((y) => [x, y]));
    const at = ([x, y]) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y];
    if (places.every((place) => coverAt(control, ...at(place))))
      fault("control covered", what, control, coverAt(control, ...at(places[0])));
  };

  // Areas that scroll

  const showsScrolling = (element, axis) => {
    const style = styleOf(element);
    if (/[1-9][\d.]*px|\b[1-9]\d?%/.test(style.maskImage ?? "")) return true;
    if (/local/.test(style.backgroundAttachment)) return true;
    const bar =
      axis === "y"
        ? element.offsetWidth -
          element.clientWidth -
          parseFloat(style.borderLeftWidth) -
          parseFloat(style.borderRightWidth)
        : element.offsetHeight -
          element.clientHeight -
          parseFloat(style.borderTopWidth) -
          parseFloat(style.borderBottomWidth);
    return bar > 1;
  };
  const checkArea = (element) => {
    if (!(element instanceof HTMLElement) || !isSeen(element) || isForEars(element)) return;
    if (element === document.documentElement || element === document.body || element.localName === "textarea")
      return;
    for (const axis of ["x", "y"])
      if (scrolls(element, axis) && !showsScrolling(element, axis)) {
        const more =
          axis === "y"
            ? element.scrollHeight - element.clientHeight
            : element.scrollWidth - element.clientWidth;
        fault("scrolls without a sign", `${more} px more by ${axis}`, element);
      }
  };

  const all = new CSSStyleSheet();
  all.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  try {
    const modal = [...document.querySelectorAll("dialog[open]")].findLast((dialog) =>
      dialog.matches(":modal"),
    );
    const root = modal ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) checkText(walker.currentNode);
    for (const picture of root.querySelectorAll(PICTURES)) checkPicture(picture);
    for (const control of root.querySelectorAll(CONTROLS)) checkControl(control);
    for (const area of [root, ...root.querySelectorAll("*")]) checkArea(area);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
  }
  return [...faults];
};
