package org.racelens.ui.witness;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.RaceFound;

/**
 * What the view shows: one of the races of a file.
 *
 * @param file that was analysed
 * @param races in source order, at least one
 * @param index of the one that is shown
 */
public record WitnessInput(IFile file, List<RaceFound> races, int index) {
	public WitnessInput {
		races = List.copyOf(races);
		if (index < 0 || index >= races.size()) {
			throw new IllegalArgumentException("no race " + index + " of " + races.size());
		}
	}

	/** A race of a result by its id; empty if it has none of that id. */
	public static Optional<WitnessInput> of(FileResult result, String id) {
		List<RaceFound> races = races(result);
		return IntStream.range(0, races.size()).filter(i -> races.get(i).id().equals(id)).boxed().findFirst()
				.map(i -> new WitnessInput(result.file(), races, i));
	}

	/** The first race of a result. */
	public static Optional<WitnessInput> first(FileResult result) {
		List<RaceFound> races = races(result);
		return races.isEmpty() ? Optional.empty() : Optional.of(new WitnessInput(result.file(), races, 0));
	}

	private static List<RaceFound> races(FileResult result) {
		return result.findings().stream().filter(RaceFound.class::isInstance).map(RaceFound.class::cast).toList();
	}

	/** The race that the view shows, one of {@link #races()}. */
	public RaceFound shown() {
		return races.get(index);
	}

	boolean hasNext() {
		return index + 1 < races.size();
	}

	boolean hasPrevious() {
		return index > 0;
	}

	WitnessInput next() {
		return new WitnessInput(file, races, index + 1);
	}

	WitnessInput previous() {
		return new WitnessInput(file, races, index - 1);
	}
}
