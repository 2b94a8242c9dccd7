package org.racelens.report.words;

import java.util.Comparator;
import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;

/** The words of explanations. {@code sentences.properties} has them, one line for each sentence. */
public final class Sentences {
	private static final ResourceBundle WORDS = ResourceBundle.getBundle("org.racelens.report.words.sentences");
	/** An argument, or the first word where the argument is one and else the second one. */
	private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?\\}");
	private static final String ONE = "1";
	private static final Comparator<ModelGap> ORDER = Comparator.comparing(ModelGap::place).thenComparing(ModelGap::kind)
			.thenComparing(Sentences::of);
	private static final Argument.Visitor<String> SPELLED = new Argument.Visitor<>() {
		@Override
		public String visitLine(Argument.Line line) {
			return Long.toString(line.number());
		}

		@Override
		public String visitName(Argument.Name name) {
			return name.text();
		}

		@Override
		public String visitNumber(Argument.Number number) {
			return Long.toString(number.value());
		}

		@Override
		public String visitPart(Explanation part) {
			return of(part);
		}
	};

	private Sentences() {
	}

	/** One sentence without a full stop. */
	public static String of(Explanation explanation) {
		List<Argument> arguments = explanation.arguments();
		return PLACE.matcher(WORDS.getString(explanation.sentence().name()))
				.replaceAll(place -> Matcher.quoteReplacement(said(place, arguments.get(number(place)).accept(SPELLED))));
	}

	private static String said(MatchResult place, String argument) {
		return place.group(2) == null ? argument : argument.equals(ONE) ? place.group(2) : place.group(3);
	}

	/** The explanation of a gap as one sentence without a full stop; its place is not in it. */
	public static String of(ModelGap gap) {
		return of(gap.explanation());
	}

	/** The explanation of a message as one sentence without a full stop; its place is not in it. */
	public static String of(SourceMessage message) {
		return of(message.explanation());
	}

	/** The gaps by place, kind and words. */
	public static List<ModelGap> sorted(List<ModelGap> gaps) {
		return gaps.stream().sorted(ORDER).toList();
	}

	private static int number(MatchResult place) {
		return Integer.parseInt(place.group(1));
	}
}
