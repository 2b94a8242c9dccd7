package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.model.source.TextPart;
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
	private final Optional<TextPart> end;

	/** A directive of a text with its layout. */
	public DirectiveText(Directive directive, SourceText source, TextLayout layout) {
		this(directive, source, layout, Optional.empty());
	}

	/** @param end the directive that ends what the directive governs */
	private DirectiveText(Directive directive, SourceText source, TextLayout layout, Optional<TextPart> end) {
		this.directive = directive;
		this.source = source;
		this.layout = layout;
		this.end = end;
	}

	/** The directive of a target, with the one that ends its region. */
	static DirectiveText of(Target target, SourceText source, TextLayout layout) {
		boolean here = target.directive().range().path().equals(source.path());
		return new DirectiveText(target.directive(), source, layout,
				here ? layout.ended(target.statement().range().endOffset(), target.directive().spelling()) : Optional.empty());
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
	public TextEdit appended(String words) {
		String clause = layout.directives().spelled(words);
		int offset = directive.range().endOffset();
		return TextEdit.insert(offset, (isAttribute() || fits(offset, clause.length() + 1) ? " " : continuation()) + clause);
	}

	/** Whether so many characters more may stand at an offset. */
	private boolean fits(int offset, int length) {
		int stop = Math.max(offset, Math.min(directive.range().endOffset(), layout.lineEnd(offset)));
		return stop - layout.lineStart(offset) + length <= Math.min(LONGEST_LINE, layout.directives().longestLine());
	}

	private String continuation() {
		return layout.directives().continuation(layout.newLine(), layout.indentation(directive.range().offset()), layout.step());
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
		int offset = layout.skipBlankBack(clause.range().endOffset() - 1);
		String words = layout.directives().spelled("(" + item).substring(1);
		boolean free = layout.directives().longestLine() == Integer.MAX_VALUE || fits(offset, words.length() + 2);
		return TextEdit.insert(offset, "," + (free ? " " : continuation()) + words);
	}

	/** Whether a clause is written out in the text, with its parenthesis at the end. */
	private boolean isPlain(Clause clause) {
		return clause.range().endOffset() <= directive.range().endOffset() && layout.at(clause.range().endOffset() - 1) == ')'
				&& isSpelt(clause);
	}

	private boolean isSpelt(Clause clause) {
		String name = clause.name().spelling();
		int start = clause.range().offset();
		String written = layout.text(start, Math.min(clause.range().endOffset(), start + name.length()));
		return written.equals(name) || written.equals(layout.directives().spelled(name));
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
				.map(c -> new TextEdit(c.range().offset(), c.range().endOffset(), layout.directives().spelled(written)))
				.orElseGet(() -> appended(written));
	}

	/** The lines of the directive are removed, with the comment behind it, and those of the one that ends its region. */
	public List<TextEdit> removed() {
		int start = layout.lineStart(directive.range().offset());
		List<TextEdit> edits = new ArrayList<>(List.of(TextEdit.delete(start, layout.nextLine(directive.range().endOffset()))));
		end.ifPresent(e -> edits.add(TextEdit.delete(layout.lineStart(e.offset()), layout.nextLine(e.endOffset()))));
		return edits;
	}

	/** The lines of the directive that ends the region; empty where there is none. */
	public String endLines() {
		return end.map(e -> layout.text(layout.lineStart(e.offset()), layout.nextLine(e.endOffset()))).orElse("");
	}

	/** Whether a directive of another name in its place would end as this one does: by a directive, or with the statement. */
	public boolean endsLike(String other) {
		return end.isPresent() || layout.directives().ending(other).isEmpty();
	}

	/** One word of the directive's name for another, also where its region ends; empty where it is not written there. */
	public List<TextEdit> renamed(String from, String to) {
		List<TextEdit> edits = new ArrayList<>(renamed(directive.range().offset(), text(), from, to).stream().toList());
		if (!edits.isEmpty()) {
			end.ifPresent(e -> edits.addAll(renamed(e.offset(), layout.text(e.offset(), e.endOffset()), from, to).stream().toList()));
		}
		return edits;
	}

	private Optional<TextEdit> renamed(int offset, String written, String from, String to) {
		Matcher word = Pattern.compile("\\b" + from + "\\b", Pattern.CASE_INSENSITIVE).matcher(written);
		return word.find() ? Optional.of(new TextEdit(offset + word.start(), offset + word.end(), layout.directives().spelled(to)))
				: Optional.empty();
	}

	/** The argument of the directive that ends the region, and of the directive: what stands behind a word of their names. */
	public List<TextEdit> argument(String word, String written) {
		List<TextEdit> edits = new ArrayList<>(List.of(argument(directive.range().offset(), text(), word, written)));
		end.ifPresent(e -> edits.add(argument(e.offset(), layout.text(e.offset(), e.endOffset()), word, written)));
		return edits;
	}

	private static TextEdit argument(int offset, String text, String word, String written) {
		Matcher found = Pattern.compile(word + "\\s*(?:\\([^)]*\\))?", Pattern.CASE_INSENSITIVE).matcher(text);
		int start = found.find() ? found.start() + word.length() : text.length();
		return new TextEdit(offset + start,
				offset + (found.hitEnd() || start == text.length() ? text.stripTrailing().length() : found.end()),
				written);
	}
}
