package org.racelens.analysis.suppression;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.analysis.suppression.SuppressionSyntax.Reading;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextPart;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;

/**
 * The comments of a text that accept races. A comment speaks of the lines that it stands in; one that has its lines to itself speaks of the
 * code directly below, where other comments and pragmas may stand between. Comments of other files, such as headers, are not read.
 */
public final class Suppressions {
	private static final Pattern MENTION = Pattern.compile("race[ -]?lens", Pattern.CASE_INSENSITIVE);

	private final List<SuppressionComment> comments;
	private final List<SourceMessage> misspelt;

	private Suppressions(List<SuppressionComment> comments, List<SourceMessage> misspelt) {
		this.comments = List.copyOf(comments);
		this.misspelt = List.copyOf(misspelt);
	}

	/** All that a text in a language has. */
	public static Suppressions in(SourceText source, SourceLanguage language) {
		List<SuppressionComment> comments = new ArrayList<>();
		List<SourceMessage> misspelt = new ArrayList<>();
		if (MENTION.matcher(source.text()).find()) {
			CommentLines lines = new CommentLines(source.text(), language);
			for (TextPart part : lines.parts()) {
				Optional<Reading> reading = part.isComment() ? SuppressionSyntax.read(part, source.text(), language.comments())
						: Optional.empty();
				reading.flatMap(Reading::fault).ifPresent(
						fault -> misspelt.add(new SourceMessage(MessageKind.SUPPRESSION, lines.range(part, source.path()), fault)));
				reading.filter(r -> r.fault().isEmpty()).ifPresent(r -> comments.add(comment(r, part, source.path(), lines)));
			}
		}
		return new Suppressions(comments, misspelt);
	}

	private static SuppressionComment comment(Reading reading, TextPart part, String path, CommentLines lines) {
		SourceRange place = lines.range(part, path);
		int last = lines.isAlone(part) ? lines.lastBelow(place.endLine()) : place.endLine();
		return new SuppressionComment(new Suppression(place, reading.reason()), reading.variable(), place.line(), last);
	}

	/** The comment that accepts a race; of several the first that names its variable. */
	public Optional<Suppression> of(Race race, RegionReport region) {
		return comments.stream().filter(c -> c.accepts(race, region)).min(Comparator.comparing(c -> c.variable().isEmpty()))
				.map(SuppressionComment::suppression);
	}

	/** The same answer with each race marked as accepted or not by the text as it is now, whatever was said of it before. */
	public RegionReport applied(RegionReport region) {
		return region.races().isEmpty() ? region
				: region.with(region.races().stream().map(race -> race.accepted(of(race, region))).toList());
	}

	/**
	 * What has to be said of the comments themselves: those that are not understood, and those that accept nothing.
	 *
	 * @param regions all of the file
	 */
	public List<SourceMessage> messages(List<RegionReport> regions) {
		Stream<SourceMessage> idle = comments.stream()
				.filter(c -> regions.stream().noneMatch(region -> region.races().stream().anyMatch(race -> c.accepts(race, region))))
				.map(c -> new SourceMessage(MessageKind.SUPPRESSION, c.suppression().place(), idle(c, regions)));
		return Stream.concat(misspelt.stream(), idle).sorted(Comparator.comparing(SourceMessage::place)).toList();
	}

	/** Whether a message is about such a comment. */
	public static boolean isAbout(SourceMessage message) {
		return message.kind() == MessageKind.SUPPRESSION;
	}

	private static Explanation idle(SuppressionComment comment, List<RegionReport> regions) {
		Explanation nothing = comment.variable().map(v -> SuppressionSentence.COMMENT_ACCEPTS_NOTHING_ON_X.of(v))
				.orElseGet(() -> SuppressionSentence.COMMENT_ACCEPTS_NOTHING.of());
		TreeSet<String> others = regions.stream()
				.flatMap(region -> region.races().stream().filter(race -> comment.speaksOf(race, region))).map(Race::variable)
				.collect(Collectors.toCollection(TreeSet::new));
		if (!others.isEmpty()) {
			return SuppressionSentence.X_BUT_ON_Y.of(nothing, Argument.name(String.join(", ", others)));
		}
		return regions.stream().filter(region -> !region.gaps().isEmpty() && comment.isAt(region)).findFirst()
				.map(region -> SuppressionSentence.X_AND_THE_Y_REGION_OF_LINE_Z_WAS_NOT_DECIDED.of(nothing,
						Argument.name(region.directive()), Argument.line(region.place().line())))
				.orElse(nothing);
	}
}
