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
import org.racelens.report.run.RecordedGraph;
import org.racelens.report.run.RecordedGraphDrawing;
import org.racelens.ui.confirm.RunGraphs;
import org.racelens.ui.regions.RegionRow.Key;
import org.racelens.ui.witness.SceneCanvas;
import org.racelens.ui.witness.SceneDrawing;

/** The phase graph of the selected region or, if chosen, that of a recorded run of it, or why there is none. */
final class GraphPane {
	/** Texts are measured in the user interface's thread; more than these take too long, and nobody finds their way in them. */
	private static final int MOST_STEPS = 400;

	private final Composite pane;
	private final StackLayout layout = new StackLayout();
	private final SceneCanvas canvas;
	private final Label reason;
	private Optional<Key> drawn = Optional.empty();
	private boolean isRunWanted;
	private Optional<Shown> last = Optional.empty();
	private Runnable changed = () -> {
	};

	/** Which graph of a region is shown. */
	enum Content {
		PHASES, RUN
	}

	private record Shown(RegionRow row, Optional<PhaseGraph> graph) {
		Optional<RecordedGraph> run() {
			return RunGraphs.of(row.result(), row.region());
		}
	}

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

	/** Whether a run has recorded the region that is shown. */
	boolean hasRun() {
		return last.flatMap(Shown::run).isPresent();
	}

	/** Of regions that no run has recorded the phases are shown anyway. */
	void choose(Content content) {
		isRunWanted = content == Content.RUN;
		drawn = Optional.empty();
		last.ifPresent(l -> show(l.row(), l.graph()));
	}

	/** Draws a graph; that of another state of the same region stays where it was scrolled to. */
	void show(RegionRow row, Optional<PhaseGraph> graph) {
		boolean isSame = drawn.equals(Optional.of(row.key()));
		last = Optional.of(new Shown(row, graph));
		Optional<RecordedGraph> run = last.flatMap(Shown::run).filter(r -> isRunWanted);
		if (run.isPresent()) {
			draw(row, isSame, (measure, room) -> RecordedGraphDrawing.of(run.get(), measure));
			return;
		}
		if (graph.isEmpty()) {
			// while the user types there may be none for a moment
			if (!isSame) {
				tell(Messages.noGraph);
			}
			return;
		}
		int steps = graph.get().nodes().size();
		if (steps > MOST_STEPS) {
			tell(NLS.bind(Messages.tooLarge, steps));
			return;
		}
		draw(row, isSame, (measure, room) -> PhaseGraphDrawing.of(graph.get(), row.region().openRaces(), measure));
	}

	private void draw(RegionRow row, boolean isSame, SceneDrawing drawing) {
		if (isSame) {
			canvas.refresh(drawing);
		} else {
			canvas.show(drawing);
		}
		drawn = Optional.of(row.key());
		front(canvas.control());
	}

	/** Shows no region, and why. */
	void explain(String why) {
		last = Optional.empty();
		tell(why);
	}

	private void tell(String why) {
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
