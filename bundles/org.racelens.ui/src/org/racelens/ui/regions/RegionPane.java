package org.racelens.ui.regions;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.racelens.ide.live.RegionGraphs;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.ui.witness.SceneCanvas;

/** What is known of the selected region: its phase graph, and words. */
final class RegionPane {
	private static final int[] GRAPH_AND_DETAILS = { 62, 38 };

	private final SashForm halves;
	private final GraphPane graph;
	private final Text details;
	private final GraphJob graphs;

	/** @param opener opens a step's place in the source */
	RegionPane(Composite parent, RegionGraphs maker, Consumer<SourceRange> opener) {
		halves = new SashForm(parent, SWT.VERTICAL | SWT.SMOOTH);
		graph = new GraphPane(halves, opener);
		details = new Text(halves, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
		AccessibleNames.set(details, Messages.detailsName);
		halves.setWeights(GRAPH_AND_DETAILS);
		graphs = new GraphJob(maker, parent.getDisplay(), this::showGraph);
		IPropertyChangeListener fontListener = e -> graph.canvas().fontsChanged();
		JFaceResources.getFontRegistry().addListener(fontListener);
		halves.addDisposeListener(e -> {
			JFaceResources.getFontRegistry().removeListener(fontListener);
			graphs.ask(Optional.empty());
		});
	}

	SceneCanvas canvas() {
		return graph.canvas();
	}

	/** @param orientation {@link SWT#HORIZONTAL} or {@link SWT#VERTICAL} */
	void arrange(int orientation) {
		halves.setOrientation(orientation);
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
		if (!halves.isDisposed()) {
			graph.show(row, drawn);
		}
	}
}
