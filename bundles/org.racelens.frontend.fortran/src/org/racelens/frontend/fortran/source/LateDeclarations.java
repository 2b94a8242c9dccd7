package org.racelens.frontend.fortran.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts declarations before what is executed: data statements may stand anywhere, and functions that are one statement look like
 * assignments. Fortran 2018 §5.3.2 and annex B.3.5
 */
final class LateDeclarations {
	private static final Pattern UNIT = Pattern.compile("(?:[a-z][\\w\\s*(),=]*\\s)?(?:subroutine|function)\\s+\\w+\\s*(?:\\(.*)?"
			+ "|(?:program|submodule\\b.*|module(?!\\s+procedure\\b))\\s+\\w+|(?:abstract\\s+)?interface\\b[^=]*|type\\s*(?:,.*|::\\s*\\w+|\\s\\w+)"
			+ "|(?:\\w+\\s*:\\s*)?block(?:\\s*data\\b.*)?|module\\s+procedure\\s+\\w+");
	private static final Pattern END = Pattern.compile(
			"end(?:\\s*(?:subroutine|function|program|module|submodule|interface|type|block|procedure)\\b.*)?");
	private static final Pattern DECLARATION = Pattern.compile(
			"(?:use|import|implicit|parameter|integer|real|double|complex|logical|character|byte|type|class|dimension|allocatable|pointer|target"
					+ "|save|common|equivalence|external|intrinsic|namelist|data|enum|enumerator|endenum|end\\s+enum|format|entry|public|private|procedure"
					+ "|contains|optional|intent|value|volatile|asynchronous|bind|protected|contiguous|generic|final|sequence|include)\\b.*");
	private static final Pattern DATA = Pattern.compile("data\\b\\s*[a-z(].*/.*");
	private static final Pattern MOVED = Pattern
			.compile("(?:parameter\\s*\\(|(?:integer|real|double\\s*precision|complex|logical|character|byte)\\b"
					+ "(?:[^=(]*::|[\\s*\\d]+[a-z])|dimension\\s+\\w|save\\b|common\\s*/|equivalence\\s*\\(|external\\s+\\w|intrinsic\\s+\\w|namelist\\s*/).*");
	private static final Pattern FUNCTION = Pattern.compile("[a-z]\\w*\\s*\\(\\s*(?:[a-z]\\w*(?:\\s*,\\s*[a-z]\\w*)*\\s*)?\\)\\s*=(?!=).*");

	/** What a unit begins with that is no procedure or program. */
	private static final Pattern INNER_END = Pattern.compile("end\\s*(?:interface|type|block(?!\\s*data))\\b.*");

	/** The declarations of one unit. */
	private static final class Part {
		private Statement last;
		/** what stands before the first statement that is no declaration, and whether all such may be functions */
		private Statement before;
		private boolean isOver;
		private boolean hasOnlyFunctions = true;

		/** @param last what the declarations follow; null where nothing opens the unit */
		Part(Statement last) {
			this.last = last;
		}
	}

	private LateDeclarations() {
	}

	/** The text with all declarations in the declaration parts of their units. */
	static TracedText moved(TracedText text, List<Statement> statements) {
		Edits edits = new Edits();
		Deque<Part> open = new ArrayDeque<>();
		open.push(new Part(null));
		for (Statement statement : statements) {
			String code = statement.code();
			if (code.startsWith("end") && END.matcher(code).matches()) {
				end(statement, open);
			} else if (UNIT.matcher(code).matches()) {
				open.push(new Part(statement));
			} else {
				statement(statement, open.peek(), edits);
				open.peek().last = statement;
			}
		}
		return edits.applied(text);
	}

	private static void end(Statement statement, Deque<Part> open) {
		boolean isInner = INNER_END.matcher(statement.code()).matches();
		open.pop();
		if (open.isEmpty() || open.size() == 1 && !isInner) {
			open.clear();
			open.push(new Part(null));
		} else {
			open.peek().last = statement;
		}
	}

	private static void statement(Statement statement, Part part, Edits edits) {
		String code = statement.code();
		boolean isData = code.startsWith("data") && DATA.matcher(code).matches()
				&& Parentheses.outside(code, 0, "=") == code.length();
		if (part.isOver && part.before != null && statement.label().isEmpty()
				&& (isData || part.hasOnlyFunctions && MOVED.matcher(code).matches())) {
			edits.move(statement.start(), statement.end(), part.before.end());
			return;
		}
		boolean isDeclared = !FUNCTION.matcher(code).matches() && DECLARATION.matcher(code).matches();
		if (!isDeclared && !part.isOver) {
			part.isOver = true;
			part.before = part.last;
		}
		part.hasOnlyFunctions &= isDeclared || FUNCTION.matcher(code).matches();
	}
}
