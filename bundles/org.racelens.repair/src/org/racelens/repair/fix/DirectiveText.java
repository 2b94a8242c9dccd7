package org.racelens.repair.fix;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/** A directive as it stands in the text, and the edits that change it: clauses are extended where there are some, lines keep their form. */
public final class DirectiveText {
	private static final int LONGEST_LINE = 110;

	private final Directive directive;
	private final SourceText source;
	private final TextLayout layout;

	/** A directive of a text with its layout. */
	public DirectiveText(Directive directive, SourceText source, TextLayout layout) {
		this.directive = directive;
		this.source = source;
		this.layout = layout;
	}

	/** Why the directive cannot be edited; empty where it can. */
	public Optional<Explanation> refusal() {
		if (!directive.range().path().equals(source.path())) {
			return Optional.of(RepairSentence.DIRECTIVE_STANDS_IN_ANOTHER_FILE_X.of(directive.range().path()));
		}
		if (directive.isRenamed() && text().regionMatches(true, 0, directive.spelling(), 0, directive.spelling().length())) {
			return Optional.of(RepairSentence.CONSTRUCT_X_OF_LINE_Y_HAS_NO_DIRECTIVE.of(Argument.name(directive.spelling()),
					Argument.line(directive.range().line())));
		}
		return layout.directives().isWritten(text()) || isAttribute() ? Optional.empty()
				: Optional.of(RepairSentence.DIRECTIVE_OF_LINE_X_IS_MADE_BY_A_MACRO.of(Argument.line(directive.range().line())));
	}

	/** Whether it is the argument of an attribute {@code omp::directive}, written out in the text. OpenMP 5.2 §3.1 */
	boolean isAttribute() {
		boolean here = directive.range().path().equals(source.path());
		return here && layout.directives().attributes()
				.filter(a -> a.isOpened(layout.text(layout.lineStart(directive.range().offset()), directive.range().offset()))).isPresent()
				&& layout.at(layout.skipBlank(directive.range().endOffset())) == ')';
	}

	/** The directive as the source spells it, from its range's begin to its end. */
	public String text() {
		return layout.text(directive.range().offset(), directive.range().endOffset());
	}

	/** A new clause behind the others. */
	public TextEdit appended(String clause) {
		int end = directive.range().endOffset();
		int width = end - layout.lineStart(end) + clause.length() + 1;
		String gap = width <= LONGEST_LINE || isAttribute() ? " "
				: layout.directives().continuation(layout.newLine(), layout.indentation(directive.range().offset()), layout.step());
		return TextEdit.insert(end, gap + clause);
	}

	/** A variable more in the list of a clause; a new clause where there is none. */
	public TextEdit listed(ClauseName name, String item) {
		return directive.clauses(ListClause.class, name).stream().filter(c -> c.modifier().isEmpty() && isPlain(c)).findFirst()
				.map(c -> extended(c, item)).orElseGet(() -> appended(name.spelling() + "(" + item + ")"));
	}

	/** A variable more in the list of a {@code reduction} with this operator; a new clause where there is none. */
	public TextEdit reduced(String operator, String item) {
		return directive.clauses(ReductionClause.class, ClauseName.REDUCTION).stream()
				.filter(c -> c.modifier().isEmpty() && c.operator().equals(operator) && isPlain(c)).findFirst()
				.map(c -> extended(c, item)).orElseGet(() -> appended("reduction(" + operator + ":" + item + ")"));
	}

	private TextEdit extended(Clause clause, String item) {
		return TextEdit.insert(layout.skipBlankBack(clause.range().endOffset() - 1), ", " + item);
	}

	/** Whether a clause is written out in the text, with its parenthesis at the end. */
	private boolean isPlain(Clause clause) {
		return clause.range().endOffset() <= directive.range().endOffset() && layout.at(clause.range().endOffset() - 1) == ')'
				&& layout.text(clause.range().offset(), clause.range().endOffset()).startsWith(clause.name().spelling());
	}

	/** The directive without a clause, the comma that parted it and the continuation line that it had for itself. */
	public TextEdit without(Clause clause) {
		int start = layout.gapStart(clause.range().offset());
		boolean comma = layout.at(start - 1) == ',';
		if (comma) {
			start = layout.gapStart(start - 1);
		}
		int end = clause.range().endOffset();
		int next = layout.skipBlank(end);
		boolean first = !comma && layout.at(next) == ',' && next < directive.range().endOffset();
		return TextEdit.delete(start, first ? next + 1 : end);
	}

	/** A list without one item; without the clause where it was the only one. Empty where no clause of the name lists it. */
	public Optional<TextEdit> unlisted(ClauseName name, String item) {
		for (ListClause clause : directive.clauses(ListClause.class, name)) {
			for (int i = 0; i < clause.items().size(); i++) {
				if (clause.items().get(i).text().equals(item)) {
					return Optional.of(clause.items().size() == 1 ? without(clause) : unlisted(clause.items(), i));
				}
			}
		}
		return Optional.empty();
	}

	/**
	 * The edit that takes one item out of a list of at least two, with the comma that parts it from a neighbour.
	 *
	 * @param i index of the item, from 0
	 */
	public static TextEdit unlisted(List<ListItem> items, int i) {
		return i == 0
				? TextEdit.delete(items.get(0).range().offset(), items.get(1).range().offset())
				: TextEdit.delete(items.get(i - 1).range().endOffset(), items.get(i).range().endOffset());
	}

	/** Another argument of a clause, or the clause if it is not there. */
	public TextEdit set(ClauseName name, String argument) {
		return replaced(name, name.spelling() + "(" + argument + ")");
	}

	/** Another clause in the place of one, or behind the others if that is not there. */
	public TextEdit replaced(ClauseName name, String written) {
		return directive.clauses().stream().filter(c -> c.name() == name).findFirst()
				.map(c -> new TextEdit(c.range().offset(), c.range().endOffset(), written)).orElseGet(() -> appended(written));
	}

	/** The lines of the directive are removed, with the comment behind it. */
	public TextEdit removed() {
		int start = layout.lineStart(directive.range().offset());
		return TextEdit.delete(start, layout.nextLine(directive.range().endOffset()));
	}

	/** One word of the directive's name for another; empty where it is not written there. */
	public Optional<TextEdit> renamed(String from, String to) {
		Matcher word = Pattern.compile("\\b" + from + "\\b").matcher(text());
		return word.find()
				? Optional.of(new TextEdit(directive.range().offset() + word.start(), directive.range().offset() + word.end(), to))
				: Optional.empty();
	}
}
