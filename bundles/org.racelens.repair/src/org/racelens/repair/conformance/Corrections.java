package org.racelens.repair.conformance;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.analysis.suppression.SuppressionSentence;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.Sentence;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.repair.fix.TextLayout;

/** Finds what can be done about a message in the text that it is about. Where a macro made the directive, that is nothing. */
public final class Corrections {
	private final SourceText source;
	private final DirectiveWords words;
	private final TextLayout layout;

	private Corrections(SourceText source) {
		this.source = source;
		var language = CompileCommand.forPath(source.path()).language();
		words = new DirectiveWords(source.text(), language.directives());
		layout = new TextLayout(source, language);
	}

	/**
	 * The corrections for a message, the most likely one first.
	 *
	 * @param all the messages of the text, among them what else is missing on the directive
	 */
	public static List<Correction> of(SourceMessage message, List<SourceMessage> all, SourceText source) {
		boolean isHere = message.place().path().equals(source.path()) && message.place().endOffset() <= source.text().length();
		return isHere ? new Corrections(source).of(message, all) : List.of();
	}

	private List<Correction> of(SourceMessage message, List<SourceMessage> all) {
		return switch (message.kind()) {
			case UNKNOWN_DIRECTIVE, UNKNOWN_CLAUSE -> respelled(message).stream().toList();
			case CLAUSE_NOT_ALLOWED, DUPLICATE_CLAUSE -> withoutClause(message).stream().toList();
			case DUPLICATE_VARIABLE, UNKNOWN_VARIABLE -> withoutItem(message).stream().toList();
			case EXTRA_TOKENS -> withoutRest(message).stream().toList();
			case SYNTAX -> repunctuated(message).stream().toList();
			case MISSING_DEFAULT_NONE -> listed(message, all);
			case SUPPRESSION -> renamed(message);
			case BRANCH_OUT, CLAUSE_ARGUMENT, CLOSELY_NESTED, DEAD_LOCAL, DEPEND_OVERLAP, ERROR_DIRECTIVE, LASTPRIVATE_NOWAIT,
					LOCK_HELD_TWICE,
					LOCK_NOT_RELEASED, MISALIGNED_BARRIER, MISSING_INCLUDE, NOT_CANONICAL, OUTSIDE_SECTION, SCAN, TIME_LIMIT ->
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

	private Optional<Correction> withoutClause(SourceMessage message) {
		int start = message.place().offset();
		boolean isWritten = name(message, 0).filter(n -> words.stands(n, start)).isPresent();
		int end = words.clauseEnd(start);
		return isWritten ? Optional.of(removal(layout.text(start, end), words.withoutClause(start, end))) : Optional.empty();
	}

	private Optional<Correction> withoutItem(SourceMessage message) {
		int start = message.place().offset();
		int end = message.place().endOffset();
		return name(message, 0).filter(n -> words.stands(n, start)).flatMap(n -> words.withoutItem(start, end))
				.map(edit -> removal(layout.text(edit.offset(), edit.endOffset()).replaceAll("^[,\\s\\\\]+|[,\\s\\\\]+$", ""), edit));
	}

	/** What is ignored ends with the line, or with a comment. */
	private Optional<Correction> withoutRest(SourceMessage message) {
		int start = message.place().offset();
		if (!layout.isApart(layout.skipBlank(layout.lineStart(start)))) {
			return Optional.empty();
		}
		int end = start;
		while (!layout.endsLine(end)) {
			end++;
		}
		int stop = Math.max(start, layout.skipBlankBack(end));
		return Optional.of(removal(layout.text(start, stop), TextEdit.delete(words.syntax().gapStart(source.text(), start), stop)));
	}

	private Optional<Correction> repunctuated(SourceMessage message) {
		Sentence sentence = message.explanation().sentence();
		int start = message.place().offset();
		int end = message.place().endOffset();
		String there = layout.text(start, end);
		boolean isWritten = name(message, 0).filter(there::equals).isPresent();
		if (sentence == DirectiveSentence.COMMA_IS_MISSING_BEFORE_X && isWritten) {
			return Optional.of(correction(CorrectionSentence.PUT_A_COMMA_BEFORE_X.of(there),
					TextEdit.insert(words.syntax().gapStart(source.text(), start), ",")));
		}
		boolean isAlone = sentence == DirectiveSentence.UNEXPECTED_X && isWritten && !there.equals("(");
		boolean isComma = sentence == DirectiveSentence.CLAUSE_IS_EXPECTED_AFTER_COMMA && there.equals(",");
		boolean isArgument = sentence == DirectiveSentence.X_TAKES_NO_ARGUMENT && there.startsWith("(") && there.endsWith(")");
		return isAlone || isComma || isArgument ? Optional.of(removal(there, TextEdit.delete(start, end))) : Optional.empty();
	}

	/** All that the directive lacks at once, then the variable alone. */
	private List<Correction> listed(SourceMessage message, List<SourceMessage> all) {
		DefaultNoneClause clauses = new DefaultNoneClause(source.text(), words, layout);
		String variable = name(message, 0).orElseThrow();
		var clause = clauses.of(variable, message.place().offset());
		if (clause.isEmpty()) {
			return List.of();
		}
		String missing = String.join(", ", all.stream().filter(m -> m.kind() == MessageKind.MISSING_DEFAULT_NONE
				&& m.place().path().equals(source.path()) && clauses.of(name(m, 0).orElseThrow(), m.place().offset()).equals(clause))
				.flatMap(m -> name(m, 0).stream()).distinct().toList());
		int end = clause.getAsInt();
		return Stream.of(correction(CorrectionSentence.LIST_X_AS_SHARED.of(missing), TextEdit.insert(end, " shared(" + missing + ")")),
				correction(CorrectionSentence.LIST_X_AS_SHARED.of(variable), TextEdit.insert(end, " shared(" + variable + ")")),
				correction(CorrectionSentence.LIST_X_AS_FIRSTPRIVATE.of(variable), TextEdit.insert(end, " firstprivate(" + variable + ")")))
				.distinct().toList();
	}

	/** A comment that accepts races on one variable, where there are some on others. */
	private List<Correction> renamed(SourceMessage message) {
		List<Argument> arguments = message.explanation().arguments();
		boolean isMeant = message.explanation().sentence() == SuppressionSentence.X_BUT_ON_Y;
		if (!isMeant || !(arguments.get(0) instanceof Explanation nothing) || nothing.arguments().isEmpty()) {
			return List.of();
		}
		String wrong = ((Argument.Name) nothing.arguments().get(0)).text();
		int start = source.text().indexOf(wrong + ":", message.place().offset());
		List<String> others = start < 0 || start > message.place().endOffset() ? List.of()
				: List.of(name(message, 1).orElse("").split(", "));
		return others.stream().map(o -> correction(CorrectionSentence.REPLACE_X_BY_Y.of(wrong, o),
				new TextEdit(start, start + wrong.length(), o))).toList();
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
