/** The font of all texts. Until it is there, `data-font="late"` on <html> shows its fallback (client/ui/tokens.css). */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';
