package org.racelens.ui.witness;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.racelens.report.drawing.Part;

/** What keys do on a drawing. Tab goes on to other controls after the last part, and back before the first one. */
final class SceneKeys {
	private final SceneCanvas canvas;

	SceneKeys(SceneCanvas canvas) {
		this.canvas = canvas;
	}

	void connect() {
		canvas.control().addListener(SWT.Traverse, this::traverse);
		canvas.control().addListener(SWT.KeyDown, this::key);
	}

	private void traverse(Event event) {
		switch (event.detail) {
			case SWT.TRAVERSE_TAB_NEXT -> event.doit = !move(1);
			case SWT.TRAVERSE_TAB_PREVIOUS -> event.doit = !move(-1);
			case SWT.TRAVERSE_ARROW_NEXT, SWT.TRAVERSE_ARROW_PREVIOUS, SWT.TRAVERSE_RETURN -> event.doit = false;
			default -> event.doit = true;
		}
	}

	private void key(Event event) {
		List<Part> parts = canvas.scene().describedParts();
		switch (event.keyCode) {
			case SWT.ARROW_DOWN, SWT.ARROW_RIGHT -> move(1);
			case SWT.ARROW_UP, SWT.ARROW_LEFT -> move(-1);
			case SWT.HOME -> parts.stream().findFirst().ifPresent(canvas::moveFocus);
			case SWT.END -> parts.stream().reduce((before, after) -> after).ifPresent(canvas::moveFocus);
			case SWT.CR, SWT.KEYPAD_CR, ' ' -> canvas.openFocus();
			default -> {
				// left to the workbench
			}
		}
	}

	/** Returns whether there was a part to move to. */
	private boolean move(int distance) {
		List<Part> parts = canvas.scene().describedParts();
		int start = distance > 0 ? -1 : parts.size();
		int index = canvas.focus().map(parts::indexOf).orElse(start) + distance;
		if (index < 0 || index >= parts.size()) {
			return false;
		}
		canvas.moveFocus(parts.get(index));
		return true;
	}
}
