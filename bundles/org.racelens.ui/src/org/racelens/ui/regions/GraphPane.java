package org.racelens.ui.regions;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.report.drawing.PhaseGraphDrawing;
import org.racelens.ui.regions.RegionRow.Key;
import org.racelens.ui.witness.SceneCanvas;
import org.racelens.ui.witness.SceneDrawing;

/** The phase graph of the selected region, or why there is none. */
final class GraphPane {
	/** Texts are measured in the user interface's thread; more than these take too long, and nobody finds their way in them. */
	private static final int MOST_STEPS = 400;

	private final Composite pane;
	private final StackLayout layout = new StackLayout();
	private final SceneCanvas canvas;
	private final Label reason;
	private Optional<Key> drawn = Optional.empty();
	private Runnable changed = () -> {
	};

	/** @param opener opens a step's place in the source */
	GraphPane(Composite parent, Consumer<SourceRange> opener) {
		pane = new Composite(parent, SWT.BORDER);
		pane.setLayout(layout);
		canvas = new SceneCanvas(pane, opener);
		reason = new Label(pane, SWT.WRAP | SWT.CENTER);
		explain(Messages.noSelection);
	}

	void onChange(Runnable told) {
		changed = told;
	}

	boolean hasGraph() {
		return layout.topControl == canvas.control();
	}

	SceneCanvas canvas() {
		return canvas;
	}

	/** Draws a graph; that of another state of the same region stays where it was scrolled to. */
	void show(RegionRow row, Optional<PhaseGraph> graph) {
		boolean isSame = drawn.equals(Optional.of(row.key()));
		if (graph.isEmpty()) {
			// while the user types there may be none for a moment
			if (!isSame) {
				explain(Messages.noGraph);
			}
			return;
		}
		int steps = graph.get().nodes().size();
		if (steps > MOST_STEPS) {
			explain(NLS.bind(Messages.tooLarge, steps));
			return;
		}
		SceneDrawing drawing = (measure, room) -> PhaseGraphDrawing.of(graph.get(), row.region().openRaces(), measure);
		if (isSame) {
			canvas.refresh(drawing);
		} else {
			canvas.show(drawing);
		}
		drawn = Optional.of(row.key());
		front(canvas.control());
	}

	void explain(String why) {
		drawn = Optional.empty();
		reason.setText(why);
		front(reason);
	}

	private void front(Control control) {
		layout.topControl = control;
		pane.layout();
		changed.run();
	}
}
