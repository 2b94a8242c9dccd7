package org.racelens.ui.confirm;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.run.RecordedGraph;

/** The graphs of the runs that confirmed files last. They are of one report: a file that is analysed anew has none. */
public final class RunGraphs {
	private static final Map<IFile, Kept> KEPT = new ConcurrentHashMap<>();

	private record Kept(UnitReport report, Map<SourceRange, RecordedGraph> graphs) {
	}

	private RunGraphs() {
	}

	/** @param report with what the runs have shown */
	static void keep(IFile file, UnitReport report, Map<SourceRange, RecordedGraph> graphs) {
		KEPT.keySet().removeIf(f -> !f.exists());
		KEPT.put(file, new Kept(report, Map.copyOf(graphs)));
	}

	/** What a run did in a region of a result; empty where none was recorded, or the file was analysed anew since. */
	public static Optional<RecordedGraph> of(FileResult result, RegionReport region) {
		return Optional.ofNullable(KEPT.get(result.file())).filter(k -> k.report == result.report())
				.map(k -> k.graphs.get(region.place()));
	}
}
