package org.racelens.frontend.fortran.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.frontend.fortran.source.Quotes;
import org.racelens.frontend.fortran.source.Words;
import org.racelens.frontend.fortran.tree.ToldRule.Form;
import org.racelens.frontend.fortran.tree.ToldRule.Mark;

/**
 * The nodes of common statements and of expressions, made of their text. The parser writes in one go which nodes with names are in a tree
 * without faults, which are parts of which, and what they are to each other: that alone says how a text is divided. It does not write where
 * they are, nor the words and marks between them; a {@link ToldRule} tells where to look for these. Where a text is other than the rule has
 * it, the parser must be asked, which takes ten times as long.
 */
final class ToldNodes {
	/** Says that a text is other than its rule has it: many texts are, so that it has no place. */
	private static final class Unexpected extends RuntimeException {
		private static final long serialVersionUID = 1L;
		private static final Unexpected TEXT = new Unexpected();

		private Unexpected() {
			super(null, null, false, false);
		}
	}

	/** The parser, which is asked for what the text alone does not tell. */
	interface Asked {
		/** The kind of the innermost node that has a part of the text. */
		String innermost(int start, int end);
	}

	private final String text;
	private final Outline outline;
	private final Asked asked;
	private int at;

	/** @param outline of a tree without faults, which has one node with all others in it */
	ToldNodes(String text, Outline outline, Asked asked) {
		this.text = text;
		this.outline = outline;
		this.asked = asked;
	}

	/**
	 * The tree; empty where the text does not tell it.
	 *
	 * @param start where it begins
	 */
	Optional<Shape> tree(int start) {
		at = start;
		try {
			return Optional.of(node());
		} catch (Unexpected e) {
			return Optional.empty();
		}
	}

	private Shape node() {
		if (!outline.hasNext()) {
			throw Unexpected.TEXT;
		}
		ToldRule rule = ToldRule.of(outline.enter()).orElseThrow(() -> Unexpected.TEXT);
		String field = outline.field();
		at = firstVisible();
		int start = at;
		List<Shape> parts = new ArrayList<>();
		read(rule, parts);
		if (outline.hasNext() || at == start) {
			throw Unexpected.TEXT;
		}
		outline.leave();
		return SyntaxTree.made(rule.kind(), field, Status.NAMED, start, at, parts);
	}

	private void read(ToldRule rule, List<Shape> parts) {
		switch (rule.form()) {
			case NAME -> name(rule.kind(), parts);
			case MARK -> mark(rule.kind(), rule.marks().get(0), parts);
			case NUMBER -> at = Words.endOfNumber(text, at);
			case STRING -> at = Quotes.end(text, at);
			case TRUTH -> at = Words.endOfTruth(text, at);
			case LIST -> list(rule, parts);
			case WORD_AND_LIST -> wordAndList(rule, parts);
			case OPERATION -> operation(rule, parts);
			case JOINED -> joined(rule, parts);
			case SEQUENCE, RANGE -> sequence(rule, parts);
			case ENDING -> ending(rule.marks().get(0), parts);
		}
	}

	/** A name; one that is also a word of the grammar may have a part that is this word. */
	private void name(String kind, List<Shape> parts) {
		if (outline.hasNext()) {
			parts.add(node());
			return;
		}
		int start = at;
		at = Words.end(text, at);
		if (at < text.length() && text.charAt(at) == '$') {
			throw Unexpected.TEXT;
		}
		String word = text.substring(start, at).toLowerCase(Locale.ROOT);
		if (SyntaxTree.isWord(word)) {
			inside(kind, word, parts);
		}
	}

	private void mark(String kind, Mark mark, List<Shape> parts) {
		expect(mark, parts);
		parts.clear();
		inside(kind, mark.kind(), parts);
	}

	/** Adds the word or mark that may be the only part of a node that ends here. */
	private void inside(String kind, String token, List<Shape> parts) {
		int start = at - token.length();
		String innermost = asked.innermost(start, at);
		if (innermost.equals(token) && !token.equals(kind)) {
			parts.add(new Shape(token, "", Status.TOKEN, start, at, List.of()));
		} else if (!innermost.equals(kind)) {
			throw Unexpected.TEXT;
		}
	}

	private void list(ToldRule rule, List<Shape> parts) {
		List<Mark> marks = rule.marks();
		for (int i = 0; i < marks.size(); i += 2) {
			if (take(marks.get(i), "", parts)) {
				if (outline.hasNext()) {
					items(parts);
				}
				expect(marks.get(i + 1), parts);
				return;
			}
		}
		throw Unexpected.TEXT;
	}

	private void items(List<Shape> parts) {
		do {
			parts.add(node());
		} while (take(Mark.COMMA, "", parts));
	}

	private void wordAndList(ToldRule rule, List<Shape> parts) {
		if (!takeAny(rule, "", parts)) {
			throw Unexpected.TEXT;
		}
		expect(Mark.OPEN, parts);
		items(parts);
		expect(Mark.CLOSE, parts);
		while (outline.hasNext()) {
			parts.add(node());
		}
	}

	private void operation(ToldRule rule, List<Shape> parts) {
		if (outline.isNext("left")) {
			parts.add(node());
		}
		String field = Mark.NOT.isAt(text, firstVisible()) ? "" : "operator";
		if (!takeAny(rule, field, parts)) {
			throw Unexpected.TEXT;
		}
		parts.add(node());
	}

	private void joined(ToldRule rule, List<Shape> parts) {
		parts.add(node());
		while (outline.hasNext()) {
			if (!takeAny(rule, "", parts)) {
				throw Unexpected.TEXT;
			}
			parts.add(node());
		}
	}

	private void sequence(ToldRule rule, List<Shape> parts) {
		boolean wasNode = false;
		boolean wasWord = false;
		while (true) {
			boolean mayBeMark = outline.hasNext() || !wasNode || rule.form() == Form.RANGE;
			if (mayBeMark && takeAny(rule, "", parts)) {
				boolean isWord = Words.isPart(text.charAt(at - 1));
				if (isWord && wasWord) {
					// one of them may be a name, or both be one word of the grammar
					throw Unexpected.TEXT;
				}
				wasWord = isWord;
			} else if (outline.hasNext()) {
				parts.add(node());
				wasNode = true;
				wasWord = false;
			} else {
				return;
			}
		}
	}

	/** As one word or two; the grammar calls both as it calls the one. */
	private void ending(Mark whole, List<Shape> parts) {
		if (!take(whole, "", parts)) {
			Mark first = new Mark(whole.kind(), "end");
			Mark rest = new Mark(whole.kind(), whole.spelling().substring(first.spelling().length()));
			expect(first, parts);
			take(rest, "", parts);
		}
		while (outline.hasNext()) {
			parts.add(node());
		}
	}

	private boolean takeAny(ToldRule rule, String field, List<Shape> parts) {
		for (Mark mark : rule.marks()) {
			// what begins a list that is a node is no mark of the rule
			if (!(outline.hasNext() && mark.equals(Mark.OPEN)) && take(mark, field, parts)) {
				return true;
			}
		}
		return false;
	}

	private void expect(Mark mark, List<Shape> parts) {
		if (!take(mark, "", parts)) {
			throw Unexpected.TEXT;
		}
	}

	/** Takes a word or a mark if it comes next. The parser may see a word also in a longer one. */
	private boolean take(Mark mark, String field, List<Shape> parts) {
		int start = firstVisible();
		if (!mark.isAt(text, start)) {
			return false;
		}
		int end = start + mark.spelling().length();
		if (mark.isWord() && end < text.length() && Words.isPart(text.charAt(end))) {
			throw Unexpected.TEXT;
		}
		parts.add(new Shape(mark.kind(), field, Status.TOKEN, start, end, List.of()));
		at = end;
		return true;
	}

	private int firstVisible() {
		int i = at;
		while (i < text.length() && Words.isBlank(text.charAt(i))) {
			i++;
		}
		return i;
	}
}
