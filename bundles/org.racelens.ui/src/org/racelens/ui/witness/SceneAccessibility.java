package org.racelens.ui.witness;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.racelens.report.drawing.Part;

/** Tells screen readers what is drawn: each part is a child with its words as name. */
final class SceneAccessibility {
	private final SceneCanvas canvas;

	SceneAccessibility(SceneCanvas canvas) {
		this.canvas = canvas;
	}

	void connect() {
		Accessible accessible = canvas.control().getAccessible();
		accessible.addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent e) {
				e.result = part(e.childID).map(Part::description).orElseGet(SceneAccessibility.this::title);
			}

			@Override
			public void getHelp(AccessibleEvent e) {
				e.result = part(e.childID).flatMap(Part::place).map(p -> NLS.bind(Messages.jumpHint, p)).orElse(null);
			}

			@Override
			public void getDescription(AccessibleEvent e) {
				getHelp(e);
			}
		});
		accessible.addAccessibleControlListener(new Controls());
	}

	private String title() {
		return canvas.scene().title().isEmpty() ? Messages.canvas : canvas.scene().title();
	}

	private List<Part> parts() {
		return canvas.scene().describedParts();
	}

	private Optional<Part> part(int child) {
		return child >= 0 && child < parts().size() ? Optional.of(parts().get(child)) : Optional.empty();
	}

	private final class Controls extends AccessibleControlAdapter {
		@Override
		public void getChildCount(AccessibleControlEvent e) {
			e.detail = parts().size();
		}

		@Override
		public void getChildren(AccessibleControlEvent e) {
			e.children = IntStream.range(0, parts().size()).boxed().toArray();
		}

		@Override
		public void getChildAtPoint(AccessibleControlEvent e) {
			Point point = canvas.control().toControl(e.x, e.y);
			e.childID = canvas.at(point.x, point.y).map(p -> parts().indexOf(p)).orElse(ACC.CHILDID_SELF);
		}

		@Override
		public void getLocation(AccessibleControlEvent e) {
			part(e.childID).map(this::onDisplay).ifPresent(r -> {
				e.x = r.x;
				e.y = r.y;
				e.width = r.width;
				e.height = r.height;
			});
		}

		private Rectangle onDisplay(Part part) {
			return canvas.control().getDisplay().map(canvas.control(), null, canvas.onCanvas(part.area()));
		}

		@Override
		public void getRole(AccessibleControlEvent e) {
			e.detail = part(e.childID).map(p -> p.place().isPresent() ? ACC.ROLE_LINK : ACC.ROLE_LISTITEM).orElse(ACC.ROLE_LIST);
		}

		@Override
		public void getState(AccessibleControlEvent e) {
			e.detail = ACC.STATE_FOCUSABLE;
			if (canvas.control().isFocusControl() && part(e.childID).equals(canvas.focus())) {
				e.detail |= ACC.STATE_FOCUSED;
			}
		}

		@Override
		public void getFocus(AccessibleControlEvent e) {
			e.childID = canvas.control().isFocusControl() ? canvas.focus().map(p -> parts().indexOf(p)).orElse(ACC.CHILDID_SELF)
					: ACC.CHILDID_NONE;
		}

		@Override
		public void getDefaultAction(AccessibleControlEvent e) {
			e.result = part(e.childID).flatMap(Part::place).map(p -> Messages.jump).orElse(null);
		}
	}
}
