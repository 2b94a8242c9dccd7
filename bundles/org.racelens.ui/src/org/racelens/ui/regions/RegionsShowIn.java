package org.racelens.ui.regions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ui.regions.Query.Answer;
import org.racelens.ui.showin.Shown;

/** Selects the region that other parts ask for, as soon as it is in the table, and tells them what is selected. */
final class RegionsShowIn implements IShowInTarget, IShowInSource {
	private final RegionTable table;
	private final Consumer<IFile> ask;
	private final Predicate<IFile> isKnown;
	private final Runnable shown;
	private Optional<Shown> wanted = Optional.empty();
	/** Whether all rows of its file were known before those that are shown next were chosen. */
	private boolean isComplete;

	/**
	 * For a table.
	 *
	 * @param ask wants the rows of a file
	 * @param isKnown whether all rows of a file are known
	 * @param shown told when what was asked for is selected
	 */
	RegionsShowIn(RegionTable table, Consumer<IFile> ask, Predicate<IFile> isKnown, Runnable shown) {
		this.table = table;
		this.ask = ask;
		this.isKnown = isKnown;
		this.shown = shown;
	}

	@Override
	public boolean show(ShowInContext context) {
		wanted = Shown.of(context);
		isComplete = isKnown();
		wanted.ifPresent(asked -> ask.accept(asked.file()));
		return wanted.isPresent();
	}

	/** The table has these rows now. What is not among all of its file, or not of the file that is looked at, is not waited for. */
	void rowsShown(Answer answer) {
		Optional<RegionRow> found = wanted.flatMap(asked -> find(answer.rows(), asked));
		wanted = wanted.filter(asked -> found.isEmpty() && answer.query().edited().equals(Optional.of(asked.file()))
				&& !isComplete);
		isComplete = isKnown();
		found.ifPresent(row -> {
			table.setSelection(new StructuredSelection(row));
			shown.run();
		});
	}

	private boolean isKnown() {
		return wanted.filter(asked -> isKnown.test(asked.file())).isPresent();
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
