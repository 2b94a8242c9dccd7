package org.racelens.ui.regions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.ResultListener;
import org.racelens.race.verdict.RegionReport;
import org.racelens.ui.regions.RegionRow.Key;

/**
 * The rows of all files. While a file is analysed again, regions that were not judged yet keep their last row, so that nothing vanishes for
 * a moment. May be used by several threads.
 */
final class RegionStore implements ResultListener, AutoCloseable {
	private final AnalysisResults results;
	private final Runnable changed;
	private final Map<IFile, List<RegionRow>> rows = new ConcurrentHashMap<>();

	/** @param changed called by any thread after there is something new */
	RegionStore(AnalysisResults results, Runnable changed) {
		this.results = results;
		this.changed = changed;
		results.addListener(this);
		results.all().forEach(this::put);
	}

	/** All rows, in no particular order of files. */
	List<RegionRow> rows() {
		return rows.values().stream().flatMap(List::stream).toList();
	}

	@Override
	public void changed(FileResult result) {
		put(result);
		changed.run();
	}

	private void put(FileResult result) {
		rows.compute(result.file(), (file, before) -> result.isWhole() || before == null ? rows(result) : joined(rows(result), before));
	}

	@Override
	public void removed(IFile file) {
		rows.remove(file);
		changed.run();
	}

	@Override
	public void close() {
		results.removeListener(this);
	}

	private static List<RegionRow> rows(FileResult result) {
		Map<Key, Integer> numbers = new HashMap<>();
		List<RegionRow> rows = new ArrayList<>();
		for (RegionReport region : result.report().regions()) {
			int number = numbers.merge(new Key(result.file(), region.function(), region.directive(), 0), 1, Integer::sum) - 1;
			rows.add(new RegionRow(result, region, number));
		}
		return List.copyOf(rows);
	}

	private static List<RegionRow> joined(List<RegionRow> part, List<RegionRow> before) {
		Set<Key> known = new HashSet<>();
		part.forEach(row -> known.add(row.key()));
		List<RegionRow> all = new ArrayList<>(part);
		before.stream().filter(row -> !known.contains(row.key())).forEach(all::add);
		return List.copyOf(all);
	}
}
