package org.racelens.ui.regions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;

/**
 * Where the caret of an editor stands.
 *
 * @param line 1-based
 */
record Caret(IFile file, int line) {
	/** The innermost region around the caret; of those that are known of one place the one that is selected already, or else the first. */
	Optional<RegionRow> region(List<RegionRow> rows, List<RegionRow> selected) {
		List<RegionRow> around = rows.stream().filter(this::isIn).toList();
		Optional<Integer> start = around.stream().map(Caret::start).max(Comparator.naturalOrder());
		List<RegionRow> innermost = around.stream().filter(r -> Optional.of(start(r)).equals(start)).toList();
		return innermost.stream().filter(selected::contains).findFirst().or(() -> innermost.stream().findFirst());
	}

	private static int start(RegionRow row) {
		return row.region().place().offset();
	}

	private boolean isIn(RegionRow row) {
		boolean isHere = row.isInHeader() ? row.isInHeader(file) : row.file().equals(file);
		return isHere && row.region().place().line() <= line && line <= row.region().endLine();
	}
}
