package org.racelens.repair.conformance;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.analysis.suppression.SuppressionSentence;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.Sentence;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.repair.fix.TextLayout;

/** Finds what can be done about a message in the text that it is about. Where a macro made the directive, that is nothing. */
public final class Corrections {
	private static final Set<MessageKind> CORRECTED = EnumSet.of(MessageKind.UNKNOWN_DIRECTIVE, MessageKind.UNKNOWN_CLAUSE,
			MessageKind.CLAUSE_NOT_ALLOWED, MessageKind.DUPLICATE_CLAUSE, MessageKind.DUPLICATE_VARIABLE, MessageKind.UNKNOWN_VARIABLE,
			MessageKind.EXTRA_TOKENS, MessageKind.SYNTAX, MessageKind.MISSING_DECLARE_TARGET,
			MessageKind.MISSING_DEFAULT_NONE, MessageKind.SUPPRESSION);

	private final SourceText source;
	private final DirectiveWords words;
	private final TextLayout layout;

	private Corrections(SourceText source, SourceLanguage language) {
		this.source = source;
		words = DirectiveWords.of(source, language);
		layout = new TextLayout(source, language);
	}

	/**
	 * The corrections for a message, the most likely one first.
	 *
	 * @param all the messages of the text, among them what else is missing on the directive
	 */
	public static List<Correction> of(SourceMessage message, List<SourceMessage> all, SourceText source, SourceLanguage language) {
		boolean isHere = message.place().path().equals(source.path()) && message.place().endOffset() <= source.text().length();
		return isHere ? new Corrections(source, language).of(message, all) : List.of();
	}

	/** Whether messages of a kind may have corrections: told without the text, of which it depends whether one has. */
	public static boolean mayBeAny(MessageKind kind) {
		return CORRECTED.contains(kind);
	}

	private List<Correction> of(SourceMessage message, List<SourceMessage> all) {
		return switch (message.kind()) {
			case UNKNOWN_DIRECTIVE, UNKNOWN_CLAUSE -> respelled(message).stream().toList();
			case CLAUSE_NOT_ALLOWED, DUPLICATE_CLAUSE -> withoutClause(message).stream().toList();
			case DUPLICATE_VARIABLE, UNKNOWN_VARIABLE -> withoutItem(message).stream().toList();
			case EXTRA_TOKENS -> withoutRest(message).stream().toList();
			case SYNTAX -> repunctuated(message).stream().toList();
			case MISSING_DECLARE_TARGET -> declaredForDevices(message).stream().toList();
			case MISSING_DEFAULT_NONE -> listed(message, all);
			case SUPPRESSION -> renamed(message);
			case BRANCH_OUT, CLAUSE_ARGUMENT, CLOSELY_NESTED, DEAD_LOCAL, DEPEND_OVERLAP, ERROR_DIRECTIVE, LASTPRIVATE_NOWAIT,
					LIVELOCK, LOCK_CYCLE, LOCK_HELD_TWICE, LOCK_NOT_RELEASED, LOCK_OF_ANOTHER_TASK, MISALIGNED_BARRIER, MISSING_INCLUDE,
					NEEDS_MORE_THREADS, NOT_CANONICAL, OUTSIDE_SECTION, SCAN, TIME_LIMIT, WAITS_FOREVER ->
				List.of();
		};
	}

	/** The word or words that the message takes for meant; its place is that of the first one that is wrong. */
	private Optional<Correction> respelled(SourceMessage message) {
		List<String> written = Arrays.asList(name(message, 0).orElse("").split(" "));
		List<String> meant = Arrays.asList(meant(message).orElse("").split(" "));
		int same = 0;
		while (same < written.size() - 1 && same < meant.size() - 1 && written.get(same).equals(meant.get(same))) {
			same++;
		}
		String wrong = String.join(" ", written.subList(same, written.size()));
		String right = String.join(" ", meant.subList(same, meant.size()));
		int start = message.place().offset();
		var end = words.endOf(written.subList(same, written.size()), start);
		return right.isEmpty() || end.isEmpty() ? Optional.empty()
				: Optional.of(correction(CorrectionSentence.REPLACE_X_BY_Y.of(wrong, right), new TextEdit(start, end.getAsInt(), right)));
	}

	/** Of two clauses of which there may be one, the text does not tell which is meant. */
	private Optional<Correction> withoutClause(SourceMessage message) {
		int start = message.place().offset();
		boolean isWritten = name(message, 0).filter(n -> words.stands(n, start)).isPresent();
		var end = words.clauseEnd(start);
		boolean isEither = message.explanation().sentence() == DirectiveSentence.X_AND_Y_EXCLUDE_EACH_OTHER;
		boolean isClear = isWritten && !isEither && end.isPresent() && end.getAsInt() >= message.place().endOffset();
		return isClear ? Optional.of(removal(layout.text(start, end.getAsInt()), words.withoutClause(start, end.getAsInt())))
				: Optional.empty();
	}

	private Optional<Correction> withoutItem(SourceMessage message) {
		int start = message.place().offset();
		int end = message.place().endOffset();
		return name(message, 0).filter(n -> words.stands(n, start)).flatMap(n -> words.withoutItem(start, end))
				.map(edit -> removal(layout.text(edit.offset(), edit.endOffset()).replaceAll("^[,\\s\\\\]+|[,\\s\\\\]+$", ""), edit));
	}

	private Optional<Correction> withoutRest(SourceMessage message) {
		int start = message.place().offset();
		var end = words.isLine(start) ? words.restEnd(start) : OptionalInt.empty();
		if (end.isEmpty()) {
			return Optional.empty();
		}
		int stop = Math.max(start, words.gapStart(end.getAsInt()));
		return Optional.of(removal(layout.text(start, stop), TextEdit.delete(words.gapStart(start), stop)));
	}

	private Optional<Correction> repunctuated(SourceMessage message) {
		Sentence sentence = message.explanation().sentence();
		int start = message.place().offset();
		int end = message.place().endOffset();
		String there = layout.text(start, end);
		boolean isWritten = name(message, 0).filter(there::equals).isPresent();
		if (sentence == DirectiveSentence.COMMA_IS_MISSING_BEFORE_X && isWritten) {
			return Optional.of(correction(CorrectionSentence.PUT_A_COMMA_BEFORE_X.of(there),
					TextEdit.insert(words.gapStart(start), ",")));
		}
		boolean isAlone = sentence == DirectiveSentence.UNEXPECTED_X && isWritten && !there.equals("(");
		boolean isComma = sentence == DirectiveSentence.CLAUSE_IS_EXPECTED_AFTER_COMMA && there.equals(",");
		if (sentence == DirectiveSentence.X_TAKES_NO_ARGUMENT && there.startsWith("(") && there.endsWith(")")) {
			return withoutArgument(name(message, 0).orElse(""), message.place());
		}
		return isAlone || isComma ? Optional.of(removal(there, TextEdit.delete(start, end))) : Optional.empty();
	}

	/** What stands in parentheses behind the name of a directive may be meant as its clauses. */
	private Optional<Correction> withoutArgument(String name, SourceRange place) {
		int start = place.offset();
		int end = place.endOffset();
		String there = layout.text(start, end);
		String inside = there.substring(1, there.length() - 1).strip();
		if (inside.isEmpty() || isClause(name)) {
			return Optional.of(removal(there, TextEdit.delete(start, end)));
		}
		return isClause(inside.split("\\W", 2)[0])
				? Optional.of(correction(CorrectionSentence.REPLACE_X_BY_Y.of(there, inside),
						new TextEdit(words.gapStart(start), end, " " + inside)))
				: Optional.empty();
	}

	/** Whether a word names a clause, of whatever directive. */
	private static boolean isClause(String word) {
		return Stream.of(ClauseName.values()).anyMatch(c -> c.spelling().equals(word));
	}

	/** All that the directive lacks at once, then the variable alone. */
	private List<Correction> listed(SourceMessage message, List<SourceMessage> all) {
		String variable = name(message, 0).orElseThrow();
		Optional<SourceRange> clause = message.cause().filter(c -> c.path().equals(source.path()) && isWritten(c));
		if (clause.isEmpty()) {
			return List.of();
		}
		String missing = String.join(", ", all.stream()
				.filter(m -> m.kind() == MessageKind.MISSING_DEFAULT_NONE && m.cause().equals(message.cause()))
				.flatMap(m -> name(m, 0).stream()).distinct().toList());
		int end = clause.get().endOffset();
		return Stream.of(correction(CorrectionSentence.LIST_X_AS_SHARED.of(missing), TextEdit.insert(end, " shared(" + missing + ")")),
				correction(CorrectionSentence.LIST_X_AS_SHARED.of(variable), TextEdit.insert(end, " shared(" + variable + ")")),
				correction(CorrectionSentence.LIST_X_AS_FIRSTPRIVATE.of(variable), TextEdit.insert(end, " firstprivate(" + variable + ")")))
				.distinct().toList();
	}

	/** Behind the declaration, where it is the only one of its lines. */
	private Optional<Correction> declaredForDevices(SourceMessage message) {
		String variable = name(message, 0).orElseThrow();
		return message.cause().filter(c -> c.path().equals(source.path()) && words.stands(variable, c.offset()))
				.flatMap(c -> words.declarationEnd(c.offset())).filter(layout::endsLine)
				.map(end -> correction(CorrectionSentence.DECLARE_X_FOR_DEVICES.of(variable), TextEdit.insert(layout.lineEnd(end),
						layout.newLine() + words.language().directives().line("declare target(" + variable + ")"))));
	}

	/** Whether a clause stands in the text, and is not made by a macro. */
	private boolean isWritten(SourceRange clause) {
		return words.stands(ClauseName.DEFAULT.spelling(), clause.offset())
				&& words.clauseEnd(clause.offset()).equals(OptionalInt.of(clause.endOffset()));
	}

	/** A comment that accepts races on one variable, where there are some on others. */
	private List<Correction> renamed(SourceMessage message) {
		List<Argument> arguments = message.explanation().arguments();
		boolean isMeant = message.explanation().sentence() == SuppressionSentence.X_BUT_ON_Y;
		if (!isMeant || !(arguments.get(0) instanceof Explanation nothing) || nothing.arguments().isEmpty()) {
			return List.of();
		}
		String wrong = ((Argument.Name) nothing.arguments().get(0)).text();
		Matcher place = Pattern.compile("accept[\\s*\\\\]+race[\\s*\\\\]+on[\\s*\\\\]+(" + Pattern.quote(wrong) + ")[\\s*\\\\]*:(?!:)")
				.matcher(source.text()).region(message.place().offset(), message.place().endOffset());
		List<String> others = place.find() ? List.of(name(message, 1).orElse("").split(", ")) : List.of();
		return others.stream().map(o -> correction(CorrectionSentence.REPLACE_X_BY_Y.of(wrong, o),
				new TextEdit(place.start(1), place.end(1), o))).toList();
	}

	private Correction removal(String what, TextEdit edit) {
		return correction(CorrectionSentence.REMOVE_X.of(what.strip().replaceAll("[\\s\\\\]+", " ")), edit);
	}

	private Correction correction(Explanation title, TextEdit edit) {
		return new Correction(title, SourceChange.of(source, List.of(edit)));
	}

	private static Optional<String> name(SourceMessage message, int index) {
		List<Argument> arguments = message.explanation().arguments();
		return index < arguments.size() && arguments.get(index) instanceof Argument.Name name ? Optional.of(name.text()) : Optional.empty();
	}

	private static Optional<String> meant(SourceMessage message) {
		return message.explanation().arguments().stream().filter(Explanation.class::isInstance).map(Explanation.class::cast)
				.filter(e -> e.sentence() == DirectiveSentence.DID_YOU_MEAN_X).map(e -> (Argument.Name) e.arguments().get(0))
				.map(Argument.Name::text).findFirst();
	}
}
