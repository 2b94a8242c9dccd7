package org.racelens.ui.regions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ui.showin.Shown;

/** Selects the region that other parts ask for, as soon as it is in the table, and tells them what is selected. */
final class RegionsShowIn implements IShowInTarget, IShowInSource {
	private final RegionTable table;
	private final Consumer<IFile> ask;
	private Optional<Shown> wanted = Optional.empty();

	/** @param ask wants the rows of a file */
	RegionsShowIn(RegionTable table, Consumer<IFile> ask) {
		this.table = table;
		this.ask = ask;
	}

	@Override
	public boolean show(ShowInContext context) {
		wanted = Shown.of(context);
		wanted.ifPresent(shown -> ask.accept(shown.file()));
		return wanted.isPresent();
	}

	/** The table has these rows now. */
	void rowsShown(List<RegionRow> rows) {
		Optional<RegionRow> found = wanted.flatMap(shown -> find(rows, shown));
		if (found.isPresent()) {
			wanted = Optional.empty();
			table.setSelection(new StructuredSelection(found.get()));
		}
	}

	/** The innermost region around a line, or that of a race; the first one of a file that is meant as a whole. */
	private static Optional<RegionRow> find(List<RegionRow> rows, Shown shown) {
		List<RegionRow> ofFile = rows.stream().filter(row -> row.file().equals(shown.file()) || row.isInHeader(shown.file())).toList();
		Optional<RegionRow> ofRace = shown.race().flatMap(id -> ofFile.stream().filter(row -> hasRace(row, id)).findFirst());
		Optional<RegionRow> around = shown.line().flatMap(line -> ofFile.stream().filter(row -> isIn(line, row))
				.min(Comparator.comparingInt(row -> row.region().endLine() - row.region().place().line())));
		return ofRace.or(() -> around).or(() -> ofFile.stream().min(Comparator.comparing(row -> row.region().place())));
	}

	private static boolean hasRace(RegionRow row, String id) {
		return row.result().findings().stream()
				.anyMatch(f -> f.id().equals(id) && f instanceof RaceFound found && found.region() == row.region());
	}

	private static boolean isIn(int line, RegionRow row) {
		return row.region().place().line() <= line && line <= row.region().endLine();
	}

	@Override
	public ShowInContext getShowInContext() {
		return table.selection().stream().findFirst()
				.map(row -> Shown.context(row.file(), row.firstRace().map(RaceFound::id)))
				.orElseGet(() -> new ShowInContext(null, null));
	}
}
