package org.racelens.repair.suppression;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.analysis.suppression.CommentLines;
import org.racelens.analysis.suppression.Moved;
import org.racelens.analysis.suppression.SuppressionSyntax;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/**
 * The edit that writes into the source that a race is accepted. Each place is tried on the text:
 * <ul>
 * <li>a line comment above the line of one of the race's ends, or above the directive where both ends are in headers; lines that are joined
 * by continuations, and comments that reach into the line, stay together;
 * <li>a block comment before the access, where no line can be put above.
 * </ul>
 * Of those that make the comment one that accepts the race, the one is taken that accepts the fewest others, by preference at the first
 * end.
 */
public final class SuppressionEdit {
	private final SourceText source;
	private final CommentLines lines;
	private final Suppressions before;
	private final SourceLanguage language;
	private final Race race;
	private final RegionReport region;
	private final String reason;

	private SuppressionEdit(SourceText source, SourceLanguage language, Race race, RegionReport region, String reason) {
		this.source = source;
		lines = new CommentLines(source.text(), language);
		before = Suppressions.in(source, language);
		this.language = language;
		this.race = race;
		this.region = region;
		this.reason = reason;
	}

	/** The edit for a text as it was analysed, in the language that the name of its file tells; see the other method of the name. */
	public static Optional<SourceChange> of(SourceText source, Race race, RegionReport region, String reason) {
		return of(source, CompileCommand.forPath(source.path()).language(), race, region, reason);
	}

	/**
	 * The edit for a text as it was analysed.
	 *
	 * @param region of the race, with all its races
	 * @param reason for a reader of the source; line breaks become blanks
	 * @return empty where the race is accepted already, has no place in the text, or the reason says nothing
	 */
	public static Optional<SourceChange> of(SourceText source, SourceLanguage language, Race race, RegionReport region, String reason) {
		String words = language.comments().closed(reason.replaceAll("[\\s\\p{Cntrl}]+", " ")).strip();
		return words.isEmpty() ? Optional.empty() : new SuppressionEdit(source, language, race, region, words).best();
	}

	private Optional<SourceChange> best() {
		List<Trial> holding = new ArrayList<>();
		for (SourceRange place : places()) {
			Stream.concat(Stream.of(above(place)), within(place).stream()).map(this::tried).filter(Trial::holds).findFirst()
					.ifPresent(holding::add);
		}
		return holding.stream().min(Comparator.comparingInt(Trial::accepted)).map(Trial::change);
	}

	/** Where the race can be accepted: its ends, or its directive. */
	private List<SourceRange> places() {
		List<SourceRange> ends = Stream.of(race.first(), race.second()).map(AccessReport::place).filter(this::isHere).distinct().toList();
		return ends.isEmpty() ? Stream.of(region.place()).filter(this::isHere).toList() : ends;
	}

	private boolean isHere(SourceRange place) {
		return place.path().equals(source.path()) && place.endOffset() <= source.text().length();
	}

	private TextEdit above(SourceRange place) {
		int line = lines.firstWhole(lines.line(place.offset()));
		int start = lines.start(line);
		int offset = source.text().startsWith("\ufeff", start) ? start + 1 : start;
		int code = offset;
		while (code < source.text().length() && " \t".indexOf(source.text().charAt(code)) >= 0) {
			code++;
		}
		String indentation = source.text().substring(offset, code);
		return TextEdit.insert(offset,
				indentation + language.comments().remark(SuppressionSyntax.words(race.variable(), reason)) + lines.lineBreak(line));
	}

	private Optional<TextEdit> within(SourceRange place) {
		return language.comments().enclosedRemark(SuppressionSyntax.words(race.variable(), reason))
				.map(remark -> TextEdit.insert(place.offset(), remark + " "));
	}

	/** An edit, whether its comment accepts the race, and how many races of the region it accepts. */
	private record Trial(SourceChange change, boolean holds, int accepted) {
	}

	private Trial tried(TextEdit edit) {
		SourceChange change = SourceChange.of(source, List.of(edit));
		SourceText after = change.appliedTo(source).orElseThrow();
		Suppressions now = Suppressions.in(after, language);
		Moved moved = new Moved(change, after);
		RegionReport there = moved.region(region);
		Predicate<Race> isNew = one -> before.of(one, region).isEmpty() && now.of(moved.race(one), there).isPresent();
		Predicate<Race> isLost = one -> before.of(one, region).isPresent() && now.of(moved.race(one), there).isEmpty();
		boolean holds = isNew.test(race) && region.races().stream().noneMatch(isLost);
		return new Trial(change, holds, (int) region.races().stream().filter(isNew).count());
	}
}
