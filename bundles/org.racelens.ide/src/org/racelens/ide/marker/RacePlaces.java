package org.racelens.ide.marker;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;

/**
 * Where a race is shown.
 *
 * @param marked where its marker stands, always in the analysed file: at the first end, at the call that leads there, or at the region
 * @param first the end that the marker is about
 * @param second the other one
 */
public record RacePlaces(SourceRange marked, AccessReport first, AccessReport second) {
	/**
	 * A race whose first end is in a header stands at its second end, at the call that leads there, or at the region, whichever comes first
	 * in the file itself.
	 *
	 * @param path of the file that was analysed
	 */
	public static RacePlaces of(RaceFound found, String path) {
		Race race = found.race();
		if (!isIn(path, race.first().place()) && isIn(path, race.second().place())) {
			return new RacePlaces(race.second().place(), race.second(), race.first());
		}
		Stream<SourceRange> calls = Stream.of(race.first(), race.second()).map(AccessReport::calls).flatMap(List::stream)
				.map(CallSite::place);
		SourceRange marked = Stream.of(Stream.of(race.first().place()), calls, Stream.of(found.region().place())).flatMap(s -> s)
				.filter(p -> isIn(path, p)).findFirst().orElseGet(() -> SourceRange.startOf(path));
		return new RacePlaces(marked, race.first(), race.second());
	}

	/** The ends that stand elsewhere than the marker, each place once. */
	public List<AccessReport> elsewhere() {
		Optional<AccessReport> one = Optional.of(first).filter(a -> !a.place().equals(marked));
		Optional<AccessReport> other = Optional.of(second).filter(a -> !a.place().equals(marked) && !a.place().equals(first.place()));
		return Stream.of(one, other).flatMap(Optional::stream).toList();
	}

	/** Whether the marker or an end stands at a stretch of the marker's file, as {@link SourceRange} counts. */
	public boolean isAt(int offset, int endOffset) {
		return Stream.concat(Stream.of(marked), elsewhere().stream().map(AccessReport::place))
				.anyMatch(p -> isIn(marked.path(), p) && p.offset() == offset && p.endOffset() == endOffset);
	}

	private static boolean isIn(String path, SourceRange place) {
		return place.path().equals(path);
	}
}
