package org.racelens.ui.regions;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.racelens.ide.live.RegionGraphs;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;

/** Makes the graph of the region that was selected last. Keeps those of one text: the next selection is often beside this one. */
final class GraphJob extends Job {
	private record Known(FileResult result, Map<SourceRange, PhaseGraph> graphs) {
	}

	private final RegionGraphs graphs;
	private final Display display;
	private final BiConsumer<RegionRow, Optional<PhaseGraph>> shown;
	private volatile Optional<RegionRow> wanted = Optional.empty();
	private Optional<Known> known = Optional.empty();

	/** @param shown told in the user interface's thread; without a graph where there is none of this text */
	GraphJob(RegionGraphs graphs, Display display, BiConsumer<RegionRow, Optional<PhaseGraph>> shown) {
		super(Messages.graphJob);
		this.graphs = graphs;
		this.display = display;
		this.shown = shown;
		setSystem(true);
		setPriority(SHORT);
	}

	void ask(Optional<RegionRow> row) {
		wanted = row;
		cancel();
		if (row.isPresent()) {
			schedule();
		}
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Optional<RegionRow> row = wanted;
		try {
			if (row.isPresent()) {
				tell(row.get(), graph(row.get(), monitor));
			}
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (CoreException | RuntimeException e) {
			ILog.of(getClass()).error(Messages.graphFailed, e);
			row.ifPresent(r -> tell(r, Optional.empty()));
			return Status.OK_STATUS;
		}
	}

	private Optional<PhaseGraph> graph(RegionRow row, IProgressMonitor monitor) throws CoreException {
		if (known.isEmpty() || !isSameText(known.get().result, row.result())) {
			known = graphs.of(row.result(), monitor::isCanceled).map(g -> new Known(row.result(), g));
		}
		return known.map(k -> k.graphs.get(row.region().place()));
	}

	private static boolean isSameText(FileResult one, FileResult other) {
		return one.file().equals(other.file()) && one.stamp() == other.stamp() && one.command().equals(other.command());
	}

	private void tell(RegionRow row, Optional<PhaseGraph> graph) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (wanted.equals(Optional.of(row))) {
					shown.accept(row, graph);
				}
			});
		}
	}

	@Override
	public boolean belongsTo(Object family) {
		return RowsJob.FAMILY.equals(family);
	}
}
