package org.racelens.ui.editor;

import org.eclipse.jface.preference.PreferenceConverter;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.texteditor.AnnotationPreference;
import org.racelens.ui.editor.RegionBadge.Age;

/** The answer for a region as a line of its own above the directive; clicking it opens the view that tells more. */
final class RegionMining extends LineHeaderCodeMining {
	private static final int HALF = 128;

	private final RegionBadge badge;

	RegionMining(RegionBadge badge, Position position, RegionMinings provider) throws BadLocationException {
		super(position, provider, click -> Opening.of(badge));
		this.badge = badge;
		setLabel(badge.line());
	}

	/** The sign has the colour of its badge; what is being judged again is faint as a whole. */
	@Override
	public Point draw(GC gc, StyledText textWidget, Color color, int x, int y) {
		int alpha = gc.getAlpha();
		if (badge.age() == Age.STALE) {
			gc.setAlpha(HALF);
		}
		Point size = super.draw(gc, textWidget, color, x, y);
		if (badge.age() == Age.CURRENT) {
			AnnotationPreference preference = EditorsUI.getAnnotationPreferenceLookup().getAnnotationPreference(badge);
			RGB rgb = PreferenceConverter.getColor(EditorsUI.getPreferenceStore(), preference.getColorPreferenceKey());
			gc.setForeground(EditorsUI.getSharedTextColors().getColor(rgb));
			gc.drawString(badge.state().sign(), x, y, true);
			gc.setForeground(color);
		}
		gc.setAlpha(alpha);
		return size;
	}
}
