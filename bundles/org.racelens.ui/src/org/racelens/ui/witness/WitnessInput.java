package org.racelens.ui.witness;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceRange;

/**
 * What the view shows: a race of a file, and the races among which it stands.
 *
 * @param file that was analysed
 * @param shown the race
 * @param races in source order; without the shown one where the newest analysis no longer finds it
 * @param completeness whether these are all races of the file
 */
public record WitnessInput(IFile file, RaceFound shown, List<RaceFound> races, Completeness completeness) {
	public WitnessInput {
		races = List.copyOf(races);
	}

	/** A race of a result by its id; empty if it has none of that id. */
	public static Optional<WitnessInput> of(FileResult result, String id) {
		return races(result).stream().filter(r -> r.id().equals(id)).findFirst().map(r -> of(result, r));
	}

	/** The first race of a result. */
	public static Optional<WitnessInput> first(FileResult result) {
		return races(result).stream().findFirst().map(r -> of(result, r));
	}

	private static WitnessInput of(FileResult result, RaceFound race) {
		return new WitnessInput(result.file(), race, races(result), result.completeness());
	}

	/** The same race, which is not among those of a result, or of none. */
	WitnessInput gone(Optional<FileResult> newest) {
		return new WitnessInput(file, shown, newest.map(WitnessInput::races).orElse(List.of()), Completeness.WHOLE);
	}

	private static List<RaceFound> races(FileResult result) {
		return result.findings().stream().filter(RaceFound.class::isInstance).map(RaceFound.class::cast).toList();
	}

	/** Whether all races of the file are known. */
	boolean isOfAll() {
		return completeness == Completeness.WHOLE;
	}

	/** The place of the race among all of its file, from 0; empty where it is not one of them, or these are not known yet. */
	public OptionalInt index() {
		return isOfAll() ? place() : OptionalInt.empty();
	}

	private OptionalInt place() {
		return IntStream.range(0, races.size()).filter(i -> races.get(i).id().equals(shown.id())).findFirst();
	}

	/** The races behind the shown one: one that is gone stood where it was. */
	private List<RaceFound> following() {
		return place().isPresent() ? races.subList(place().getAsInt() + 1, races.size())
				: races.stream().filter(r -> start(r).compareTo(start(shown)) >= 0).toList();
	}

	private List<RaceFound> preceding() {
		return place().isPresent() ? races.subList(0, place().getAsInt())
				: races.stream().filter(r -> start(r).compareTo(start(shown)) < 0).toList();
	}

	private static SourceRange start(RaceFound race) {
		return race.race().first().place();
	}

	boolean hasNext() {
		return !following().isEmpty();
	}

	boolean hasPrevious() {
		return !preceding().isEmpty();
	}

	WitnessInput next() {
		return new WitnessInput(file, following().get(0), races, completeness);
	}

	WitnessInput previous() {
		List<RaceFound> before = preceding();
		return new WitnessInput(file, before.get(before.size() - 1), races, completeness);
	}
}
