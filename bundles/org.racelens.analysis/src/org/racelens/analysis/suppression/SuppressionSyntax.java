package org.racelens.analysis.suppression;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CommentSyntax;
import org.racelens.model.source.TextPart;

/**
 * How a comment says that a race is accepted: {@code racelens: accept race on sum: the reason}, or for the races of all variables
 * {@code racelens: accept race: the reason}. Without a reason nothing is accepted.
 */
public final class SuppressionSyntax {
	/** What is surely meant for RaceLens; other comments may speak of it. */
	private static final Pattern ADDRESSED = Pattern.compile("(?i)race[ -]?lens ?(?::|[-,;=.]? ?(?:accept|suppress|ignore|allow)\\b).*");
	/** The same among other words, where it would be overlooked. */
	private static final Pattern WITHIN = Pattern.compile("(?i).\\brace[ -]?lens ?: ?accept\\b");
	private static final Pattern ACCEPTANCE = Pattern.compile("racelens ?: ?accept race(?= |:|$)(.*)");
	/** The one before the reason: those of a qualified name come in pairs. */
	private static final Pattern COLON = Pattern.compile("(?<!:):(?!:)");

	/**
	 * What a comment says.
	 *
	 * @param variable whose races are accepted; empty for those of all
	 * @param fault why nothing is accepted; empty where something is
	 */
	record Reading(Optional<String> variable, String reason, Optional<Explanation> fault) {
	}

	private SuppressionSyntax() {
	}

	/** Reads a comment; empty where it is not meant for RaceLens. */
	static Optional<Reading> read(TextPart comment, String text, CommentSyntax syntax) {
		String words = words(comment, text, syntax);
		if (WITHIN.matcher(words).find()) {
			return Optional.of(faulty(SuppressionSentence.COMMENT_SAYS_MORE_THAN_ONE_THING));
		}
		return ADDRESSED.matcher(words).matches() ? Optional.of(read(words)) : Optional.empty();
	}

	private static Reading read(String words) {
		Matcher acceptance = ACCEPTANCE.matcher(words);
		if (!acceptance.matches()) {
			return faulty(SuppressionSentence.COMMENT_IS_NOT_UNDERSTOOD);
		}
		String rest = acceptance.group(1);
		Matcher colon = COLON.matcher(rest);
		boolean parted = colon.find();
		String what = (parted ? rest.substring(0, colon.start()) : rest).strip();
		String reason = parted ? rest.substring(colon.end()).strip() : "";
		if (!what.isEmpty() && !what.startsWith("on ")) {
			return faulty(
					what.equals("on") ? SuppressionSentence.COMMENT_NAMES_NO_VARIABLE : SuppressionSentence.COMMENT_IS_NOT_UNDERSTOOD);
		}
		if (reason.isEmpty()) {
			return faulty(SuppressionSentence.COMMENT_GIVES_NO_REASON);
		}
		return new Reading(what.isEmpty() ? Optional.empty() : Optional.of(what.substring("on ".length()).strip()), reason,
				Optional.empty());
	}

	private static Reading faulty(SuppressionSentence fault) {
		return new Reading(Optional.empty(), "", Optional.of(fault.of()));
	}

	/** What a comment of a text in a language says, in one line, without its marks and what decorates it. */
	public static String words(TextPart comment, String text, CommentSyntax syntax) {
		return syntax.inside(comment, text).replaceAll("\\s+", " ").strip();
	}

	/** The words of a comment that accepts the races of one variable. */
	public static String words(String variable, String reason) {
		return "racelens: accept race on " + variable + ": " + reason;
	}
}
