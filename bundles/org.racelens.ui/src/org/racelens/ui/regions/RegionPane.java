package org.racelens.ui.regions;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.racelens.ide.live.RegionGraphs;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.ui.witness.SceneCanvas;

/** What is known of the selected region: its phase graph, and words. */
final class RegionPane {
	private static final Map<Integer, int[]> GRAPH_AND_DETAILS = Map.of(SWT.HORIZONTAL, new int[] { 52, 48 }, SWT.VERTICAL,
			new int[] { 62, 38 });

	private final RememberedSash halves;
	private final GraphPane graph;
	private final Text details;
	private final GraphJob graphs;

	/** @param opener opens a step's place in the source */
	RegionPane(Composite parent, RegionGraphs maker, Consumer<SourceRange> opener, Optional<IMemento> memento) {
		halves = new RememberedSash(parent, "detailsSash", GRAPH_AND_DETAILS, memento);
		graph = new GraphPane(halves.control(), opener);
		details = new Text(halves.control(), SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
		AccessibleNames.set(details, Messages.detailsName);
		halves.show();
		graphs = new GraphJob(maker, parent.getDisplay(), this::showGraph);
		IPropertyChangeListener fontListener = e -> graph.canvas().fontsChanged();
		JFaceResources.getFontRegistry().addListener(fontListener);
		halves.control().addDisposeListener(e -> {
			JFaceResources.getFontRegistry().removeListener(fontListener);
			graphs.ask(Optional.empty());
		});
	}

	/** Whether a graph is shown, not the reason why there is none. */
	boolean hasGraph() {
		return graph.hasGraph();
	}

	/** Whether a run has recorded the region that is shown. */
	boolean hasRun() {
		return graph.hasRun();
	}

	void choose(GraphPane.Content content) {
		graph.choose(content);
	}

	/** @param changed told when a graph is shown, or none any longer */
	void onGraph(Runnable changed) {
		graph.onChange(changed);
	}

	void save(IMemento memento) {
		halves.save(memento);
	}

	SceneCanvas canvas() {
		return graph.canvas();
	}

	/** @param orientation {@link SWT#HORIZONTAL} or {@link SWT#VERTICAL} */
	void arrange(int orientation) {
		halves.arrange(orientation);
	}

	/** Shows a region, or another state of the one that is shown. */
	void show(Optional<RegionRow> row) {
		String known = row.map(RegionText::details).orElse("");
		// a text that stays the same stays where it was scrolled to
		if (!details.getText().equals(known)) {
			details.setText(known);
		}
		graphs.ask(row);
		if (row.isEmpty()) {
			graph.explain(Messages.noSelection);
		}
	}

	private void showGraph(RegionRow row, Optional<PhaseGraph> drawn) {
		if (!halves.control().isDisposed()) {
			graph.show(row, drawn);
		}
	}
}
