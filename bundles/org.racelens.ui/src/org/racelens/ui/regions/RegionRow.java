package org.racelens.ui.regions;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IAdaptable;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.editor.RegionState;

/**
 * A parallel region in the view, and what the view's selection consists of. It adapts to its file, its {@link FileResult}, its
 * {@link RegionReport} and, where it has one, to its first race.
 *
 * @param result that the region is in
 * @param number among the regions of its file with the same directive in the same function, from 0
 */
public record RegionRow(FileResult result, RegionReport region, int number) implements IAdaptable {
	/** What stays the same when the text around a region changes. */
	record Key(IFile file, String function, String directive, int number) {
	}

	Key key() {
		return new Key(file(), region.function(), region.directive(), number);
	}

	/** The file that the region is in. */
	public IFile file() {
		return result.file();
	}

	/** What the row is shown as, here and in the editor. */
	RegionState state() {
		return RegionState.of(region);
	}

	/** What the row is filtered as: an accepted race is a race. */
	Verdict verdict() {
		return switch (state()) {
			case RACY, ACCEPTED -> Verdict.RACE;
			case PROVED -> Verdict.RACE_FREE;
			case CONDITIONAL -> Verdict.RACE_FREE_IF;
			case UNDECIDED -> Verdict.UNKNOWN;
		};
	}

	int acceptedRaces() {
		return region.races().size() - region.openRaces().size();
	}

	/** The first race that nobody accepted, or else the first one. */
	Optional<RaceFound> firstRace() {
		List<RaceFound> races = result.findings().stream().filter(RaceFound.class::isInstance).map(RaceFound.class::cast)
				.filter(f -> f.region() == region).toList();
		return races.stream().filter(f -> !f.race().isAccepted()).findFirst().or(() -> races.stream().findFirst());
	}

	/** Where the region is: in the file itself, or in a header that it includes. */
	boolean isInHeader() {
		return !region.place().path().equals(result.report().path());
	}

	/** Whether the region is in a header, this one. */
	boolean isInHeader(IFile header) {
		return isInHeader() && header.getLocation() != null && header.getLocation().toOSString().equals(region.place().path());
	}

	/** Two states of a region are not the same row, however alike they are: to compare all they hold would take too long. */
	@Override
	public boolean equals(Object other) {
		return other instanceof RegionRow row && row.result == result && row.region == region;
	}

	@Override
	public int hashCode() {
		return System.identityHashCode(region);
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == RegionReport.class) {
			return adapter.cast(region);
		}
		if (adapter == FileResult.class) {
			return adapter.cast(result);
		}
		if (adapter == RaceFound.class) {
			return adapter.cast(firstRace().orElse(null));
		}
		return adapter == IFile.class || adapter == IResource.class ? adapter.cast(file()) : null;
	}
}
