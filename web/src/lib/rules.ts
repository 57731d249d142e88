/** Our own rule texts as pages: headings get anchors, rule numbers become small marks. */

import { Marked } from "marked";

export interface Section {
  id: string;
  title: string;
}

export function shown(source: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  let headings = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        const id = `s${headings++}`;
        if (depth === 2) sections.push({ id, title });
        return `<h${depth} id="${id}">${title}</h${depth}>`;
      },
    },
  });
  const html = marked
    .parse(source, { async: false })
    .replace(/\[((?:[A-Z]{2}-\d+[a-z]?(?:, )?)+)\]/g, '<small class="rule">$1</small>');
  return { html, sections };
}
