package org.racelens.ui.witness;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.jface.text.ITextSelection;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Race;

/** Finds the race that the cursor stands on. */
final class RaceAtCursor {
	private RaceAtCursor() {
	}

	/**
	 * The race one of whose ends is at the cursor, or else in its line; the race that is shown already, if it is among them. Where there is
	 * none: the first race of a file that nothing is shown of.
	 */
	static Optional<WitnessInput> of(FileResult result, ITextSelection cursor, Optional<WitnessInput> shown) {
		String path = result.report().path();
		List<RaceFound> races = result.findings().stream().filter(RaceFound.class::isInstance).map(RaceFound.class::cast).toList();
		Predicate<SourceRange> isAt = p -> p.path().equals(path) && p.offset() <= cursor.getOffset() && cursor.getOffset() <= p.endOffset();
		// the editor counts lines from 0
		Predicate<SourceRange> isInLine = p -> p.path().equals(path) && p.line() == cursor.getStartLine() + 1;
		Optional<RaceFound> found = choose(races, isAt, shown).or(() -> choose(races, isInLine, shown));
		boolean isOther = shown.filter(s -> s.file().equals(result.file())).isEmpty();
		return found.isPresent() ? found.flatMap(r -> WitnessInput.of(result, r.id()))
				: isOther ? WitnessInput.first(result) : Optional.empty();
	}

	private static Optional<RaceFound> choose(List<RaceFound> races, Predicate<SourceRange> isMeant, Optional<WitnessInput> shown) {
		List<RaceFound> meant = races.stream().filter(r -> ends(r.race()).anyMatch(isMeant)).toList();
		Optional<String> id = shown.map(s -> s.shown().id());
		return meant.stream().filter(r -> id.equals(Optional.of(r.id()))).findFirst().or(() -> meant.stream().findFirst());
	}

	private static Stream<SourceRange> ends(Race race) {
		return Stream.of(race.first().place(), race.second().place());
	}
}
