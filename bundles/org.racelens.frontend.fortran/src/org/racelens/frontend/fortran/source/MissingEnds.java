package org.racelens.frontend.fortran.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.BlockKind.Beginning;
import org.racelens.frontend.fortran.source.Mistake.Kind;
import org.racelens.model.source.SourceRange;

/**
 * Ends what has no end before something comes that cannot be in it: the parser would look for the end in all that follows. Where a
 * construct is ended a mistake stands in the text, so that it is not understood; of a unit its head is named.
 */
final class MissingEnds {
	private static final String MISTAKE = "@@@; ";
	private static final Pattern END = Pattern.compile("end\\s*(program|module|submodule|subroutine|function|procedure|block\\s*data"
			+ "|interface|type|enum|select|where|forall|associate|block|critical|do|if)\\b(?!\\s*[=(%])\\s*(\\w*).*");
	private static final Pattern LABELLED = Pattern.compile("(?:\\w+\\s*:\\s*)?do\\s*\\d+.*");

	/** What declares something: its end is told by its head, and no mistake of the code. */
	private static final Set<BlockKind> DECLARED = Set.of(BlockKind.INTERFACE, BlockKind.TYPE, BlockKind.ENUM);

	/** What the parser finds no mistakes in: they stand behind its end. */
	private static final Set<BlockKind> BRANCHED = Set.of(BlockKind.SELECT, BlockKind.WHERE, BlockKind.FORALL);

	private final List<Statement> statements;
	private final int end;
	private final Edits edits;
	private final BiFunction<Integer, Integer, SourceRange> places;
	private final Deque<Open> open = new ArrayDeque<>();
	private final List<Mistake> mistakes = new ArrayList<>();

	/** What has begun and not ended. */
	private static final class Open {
		final BlockKind kind;
		final String name;
		final int index;
		/** whether a statement says that it begins */
		final boolean isSaid;
		/** of {@code contains}; −1 before it */
		int contains = -1;
		/** whether what is in it is known by its words alone */
		boolean isClear = true;

		Open(Beginning beginning, int index, boolean isSaid) {
			kind = beginning.kind();
			name = beginning.name();
			this.index = index;
			this.isSaid = isSaid;
		}

		String end() {
			return "end " + kind.word() + (kind.isUnit() || kind == BlockKind.TYPE || name.isEmpty() ? "" : " " + name);
		}
	}

	private MissingEnds(List<Statement> statements, int end, Edits edits, BiFunction<Integer, Integer, SourceRange> places) {
		this.statements = statements;
		this.end = end;
		this.edits = edits;
		this.places = places;
	}

	/**
	 * Ends what is open in a text.
	 *
	 * @param places of parts of the text
	 * @param end of the text
	 */
	static List<Mistake> add(List<Statement> statements, int end, Edits edits, BiFunction<Integer, Integer, SourceRange> places) {
		MissingEnds ends = new MissingEnds(statements, end, edits, places);
		for (int i = 0; i < statements.size(); i++) {
			ends.statement(i);
		}
		ends.close(o -> true, end);
		return ends.mistakes;
	}

	private void statement(int index) {
		Statement statement = statements.get(index);
		String code = statement.code();
		if (code.startsWith("end")) {
			Matcher end = END.matcher(code);
			if (code.equals("end")) {
				unitEnds(statement);
				return;
			} else if (end.matches()) {
				String word = end.group(1).replaceFirst("\\s*data", "_data");
				ended(BlockKind.valueOf(word.toUpperCase(Locale.ROOT)), end.group(2), statement);
				return;
			}
		}
		if (code.equals("contains")) {
			contains(index);
			return;
		}
		typeEnds(index);
		Beginning beginning = BlockKind.of(code).orElse(null);
		if (beginning == null) {
			unlessInUnit(index);
			unit().isClear &= !LABELLED.matcher(code).matches();
		} else if (beginning.kind().isProcedure()) {
			procedure(beginning, index);
		} else if (beginning.kind().isUnit()) {
			close(o -> true, statement.first());
			open.push(new Open(beginning, index, true));
		} else {
			unlessInUnit(index);
			open.push(new Open(beginning, index, true));
		}
	}

	/** A derived type without an end ends before what cannot be in it. Fortran 2018 §7.5.2.1, §7.5.4.1 */
	private void typeEnds(int index) {
		Open top = open.peek();
		Statement statement = statements.get(index);
		if (top != null && top.kind == BlockKind.TYPE && top.contains < 0 && !BlockKind.isInType(top.name, statement.code())
				&& !typeEndFollows(index)) {
			close(o -> o == top, statement.first());
		}
	}

	private boolean typeEndFollows(int index) {
		for (Statement statement : statements.subList(index, statements.size())) {
			Matcher end = END.matcher(statement.code());
			if (end.matches() && end.group(1).equals(BlockKind.TYPE.word())) {
				return true;
			}
			if (BlockKind.of(statement.code()).filter(b -> b.kind() == BlockKind.TYPE || b.kind().isUnit()).isPresent()) {
				return false;
			}
		}
		return false;
	}

	/** What no statement begins that other statements are in is a main program. */
	private void unlessInUnit(int index) {
		if (unit() == null) {
			open.push(new Open(new Beginning(BlockKind.PROGRAM, ""), index, false));
		}
	}

	/** The innermost unit that is open; null outside of all. */
	private Open unit() {
		return nearest(o -> o.kind.isUnit()).orElse(null);
	}

	private Optional<Open> nearest(Predicate<Open> which) {
		return open.stream().filter(which).findFirst();
	}

	/** A unit ends that the statement says nothing more of. */
	private void unitEnds(Statement statement) {
		close(o -> !o.kind.isUnit(), statement.first());
		open.poll();
	}

	private void ended(BlockKind kind, String name, Statement statement) {
		if (kind.isUnit()) {
			unitEnds(kind, name, statement);
			return;
		}
		Open unit = unit();
		Optional<Open> found = kind == BlockKind.INTERFACE && isBody(unit) ? nearest(o -> o.kind == kind)
				: open.stream().takeWhile(o -> o != unit).filter(o -> o.kind == kind).findFirst();
		if (found.isPresent()) {
			close(o -> o != found.get(), statement.first());
			open.pop();
		} else if (unit != null && unit.isClear) {
			surplus(statement, kind == BlockKind.INTERFACE || kind == BlockKind.TYPE || kind == BlockKind.ENUM ? "" : "@@@");
		}
	}

	private void unitEnds(BlockKind kind, String name, Statement statement) {
		Optional<Open> found = nearest(o -> o.kind == kind && o.name.equals(name)).or(() -> nearest(o -> o.kind == kind));
		Open unit = unit();
		if (found.isPresent()) {
			close(o -> o != found.get(), statement.first());
			open.pop();
		} else if (unit != null && !unit.isSaid) {
			unitEnds(statement);
		} else if (unit != null && (unit.kind.isProcedure() || unit.kind == BlockKind.PROGRAM)) {
			unitEnds(statement);
			edits.replace(statement.start(), statement.end(), "end " + unit.kind.word());
			mistake(Kind.WRONG_END, unit.kind.word() + " " + unit.name, statement);
		} else if (unit != null || kind != BlockKind.PROGRAM) {
			surplus(statement, "");
		}
	}

	/** Nothing is open that a statement ends. */
	private void surplus(Statement statement, String instead) {
		edits.blank(statement.start(), statement.end());
		edits.insert(statement.end(), instead);
		mistake(Kind.NOTHING_OPEN, "", statement);
	}

	private void mistake(Kind kind, String name, Statement statement) {
		mistakes.add(new Mistake(kind, name.strip(), places.apply(statement.start(), statement.end())));
	}

	/** Of a type or of a unit; an interface has none. */
	private void contains(int index) {
		unlessInUnit(index);
		Optional<Open> type = nearest(o -> o.kind.isUnit() || o.kind == BlockKind.TYPE)
				.filter(o -> o.kind == BlockKind.TYPE && o.contains < 0);
		if (type.isPresent()) {
			type.get().contains = index;
			return;
		}
		while (!open.peek().kind.isUnit() || isBody(open.peek())) {
			Open top = open.peek();
			close(o -> o == top, statements.get(index).first());
		}
		open.peek().contains = index;
	}

	/** Whether a unit is the body of an interface. */
	private boolean isBody(Open unit) {
		return open.stream().dropWhile(o -> o != unit).skip(1).findFirst().filter(o -> o.kind == BlockKind.INTERFACE).isPresent();
	}

	/** A procedure begins: in an interface, behind {@code contains}, or outside of all. */
	private void procedure(Beginning beginning, int index) {
		int at = statements.get(index).first();
		if (beginning.kind() == BlockKind.PROCEDURE && !open.isEmpty() && open.peek().kind == BlockKind.INTERFACE) {
			return;
		}
		while (!open.isEmpty() && open.peek().kind != BlockKind.INTERFACE && !(open.peek().kind.isUnit() && open.peek().contains >= 0)) {
			Open top = open.peek();
			if (top.kind == BlockKind.TYPE && top.contains >= 0) {
				close(o -> o == top, statements.get(top.contains).first());
				unit().contains = top.contains;
			} else if (top.kind.isUnit() && !top.kind.isProcedure() && top.isSaid && endFollows(top, index)) {
				top.contains = index;
				edits.insert(at, "\ncontains\n");
				mistake(Kind.NO_CONTAINS, "", statements.get(index));
			} else {
				close(o -> o == top, at);
			}
		}
		open.push(new Open(beginning, index, true));
	}

	/** Whether a unit has an end that says so before another one begins. */
	private boolean endFollows(Open unit, int index) {
		for (Statement statement : statements.subList(index + 1, statements.size())) {
			Matcher end = END.matcher(statement.code());
			if (end.matches() && end.group(1).equals(unit.kind.word()) && (end.group(2).isEmpty() || end.group(2).equals(unit.name))) {
				return true;
			}
			if (BlockKind.of(statement.code()).filter(b -> b.kind().isUnit() && !b.kind().isProcedure()).isPresent()) {
				return false;
			}
		}
		return false;
	}

	/** Ends the innermost of what is open as long as it is asked for. */
	private void close(Predicate<Open> which, int at) {
		StringBuilder ends = new StringBuilder();
		boolean isMistaken = false;
		while (!open.isEmpty() && which.test(open.peek())) {
			Open closed = open.pop();
			boolean isFile = !closed.isSaid && at >= end;
			if (closed.kind.isUnit() || DECLARED.contains(closed.kind)) {
				if (!isFile) {
					boolean isPart = closed.kind == BlockKind.TYPE || closed.kind == BlockKind.ENUM;
					ends.append(isPart ? closed.end() + "; " : "\n" + closed.end() + "\n");
					mistake(Kind.NO_END, closed.kind.word() + " " + closed.name, statements.get(closed.index));
				}
			} else if (unit().isClear) {
				boolean isBefore = isMistaken || BRANCHED.contains(closed.kind);
				ends.append(isBefore ? closed.end() + "; " : MISTAKE + closed.end() + "; ");
				ends.append(isBefore && !isMistaken ? MISTAKE : "");
				isMistaken = true;
			}
		}
		if (ends.length() > 0) {
			edits.insert(at, ends.toString());
		}
	}
}
