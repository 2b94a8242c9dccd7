package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What begins with one statement and ends with another. Fortran 2018 §5.2, §11.1, §14, §15 */
enum BlockKind {
	PROGRAM(true, "p", "program(?:\\s+(\\w+))?"),
	MODULE(true, "m", "module\\s+(?!procedure\\s)(\\w+)"),
	SUBMODULE(true, "s", "submodule\\s*\\(.*\\)\\s*(\\w+)"),
	BLOCK_DATA(true, "b", "block\\s*data(?:\\s+(\\w+))?"),
	SUBROUTINE(true, "", BlockKind.PREFIX + "subroutine\\s+(\\w+).*"),
	FUNCTION(true, "", BlockKind.PREFIX + "function\\s+(\\w+).*"),
	PROCEDURE(true, "m", "module\\s+procedure\\s+(\\w+)"),
	INTERFACE(false, "ai", "(?:abstract\\s+)?interface\\b(?!\\s*[=(%:]).*()"),
	TYPE(false, "t", "type(?:\\s*,.*::\\s*|\\s*::\\s*|\\s+(?!is\\b))(\\w+)\\s*(?:\\(.*\\))?"),
	ENUM(false, "e", "enum\\s*,.*()"),
	SELECT(false, "s", BlockKind.LABEL + "select\\s*(?:case|type|rank)\\s*\\(.*\\)"),
	WHERE(false, "w", BlockKind.LABEL + "where\\s*(?<list>\\(.*)"),
	FORALL(false, "f", BlockKind.LABEL + "forall\\s*(?<list>\\(.*)"),
	ASSOCIATE(false, "a", BlockKind.LABEL + "associate\\s*\\(.*\\)"),
	BLOCK(false, "b", BlockKind.LABEL + "block"),
	CRITICAL(false, "c", BlockKind.LABEL + "critical(?:\\s*\\(.*\\))?"),
	DO(false, "d", BlockKind.LABEL + "do\\s*(?:|,?\\s*(?:while|concurrent)\\s*\\(.*\\).*|(?<bounds>[a-z]\\w*\\s*=.*))"),
	IF(false, "i", BlockKind.LABEL + "if\\s*\\(.*\\)\\s*then");

	private static final String LABEL = "(?:(\\w+)\\s*:\\s*)?";
	private static final String PREFIX = "(?:(?:pure|impure|elemental|recursive|non_recursive|module"
			+ "|integer|real|complex|logical|character|double\\s*precision|type|class|extrinsic|attributes)\\b(?:\\s*\\*\\s*\\d+)?"
			+ "(?:\\s*\\((?:[^()]|\\([^()]*\\))*+\\))?\\s*)*+";

	/** What a type says of itself, and its components. */
	private static final Pattern IN_TYPE = Pattern.compile("(?:private|sequence|contains)|(?:integer|real|double\\s*(?:precision|complex)"
			+ "|complex|character|logical|byte)\\b.*|(?:type|class|procedure)\\s*\\(.*");
	private static final Pattern FOR_VARIABLES = Pattern
			.compile(".*,\\s*(?:save|parameter|intent|target|optional|external|value|volatile|protected)\\b.*");

	private static final List<BlockKind> ALL = List.of(values());

	private final boolean unit;
	private final String letters;
	private final Pattern beginning;

	/** @param letters with which one may begin, behind its label; empty where any word may stand before it */
	BlockKind(boolean unit, String letters, String beginning) {
		this.unit = unit;
		this.letters = letters;
		this.beginning = Pattern.compile(beginning);
	}

	/**
	 * What a statement begins.
	 *
	 * @param name of a unit, or before a construct; empty without one
	 */
	record Beginning(BlockKind kind, String name) {
	}

	/** What a statement begins; empty of other statements. */
	static Optional<Beginning> of(String code) {
		char letter = firstLetter(code);
		boolean mayBeProcedure = code.contains("function") || code.contains("subroutine");
		for (BlockKind kind : ALL) {
			if (kind.letters.isEmpty() ? !mayBeProcedure : kind.letters.indexOf(letter) < 0) {
				continue;
			}
			Matcher m = kind.beginning.matcher(code);
			if (m.matches() && kind.isMeant(m, code)) {
				return Optional.of(new Beginning(kind, Optional.ofNullable(m.group(1)).orElse("")));
			}
		}
		return Optional.empty();
	}

	/** Whether a statement may stand in a type before its procedures: no object is a component of itself. */
	static boolean isInType(String type, String code) {
		int names = code.indexOf("::");
		String head = names < 0 ? code : code.substring(0, names);
		boolean isItself = head.matches("(?:type|class)\\s*\\(\\s*" + type + "\\s*\\).*")
				&& !head.matches(".*\\b(?:pointer|allocatable)\\b.*");
		return IN_TYPE.matcher(code).matches() && !isItself && !FOR_VARIABLES.matcher(head).matches();
	}

	/** Behind a label, if there is one: most statements begin nothing, and to match patterns takes long. */
	private static char firstLetter(String code) {
		int end = Words.end(code, 0);
		int colon = end;
		while (colon < code.length() && code.charAt(colon) == ' ') {
			colon++;
		}
		if (colon >= code.length() - 1 || code.charAt(colon) != ':' || code.charAt(colon + 1) == ':') {
			return code.charAt(0);
		}
		int first = colon + 1;
		while (first < code.length() - 1 && code.charAt(first) == ' ') {
			first++;
		}
		return code.charAt(first);
	}

	private boolean isMeant(Matcher m, String code) {
		if (this == WHERE || this == FORALL) {
			return Parentheses.close(code, m.start("list")) == code.length() - 1;
		}
		return this != DO || m.group("bounds") == null || UnfinishedStatements.isLoop(code)
				|| Parentheses.outside(code, m.start("bounds"), ",") < code.length();
	}

	/** Whether it is a program unit or a procedure. */
	boolean isUnit() {
		return unit;
	}

	/** Whether it may stand in a unit that contains others. */
	boolean isProcedure() {
		return this == SUBROUTINE || this == FUNCTION || this == PROCEDURE;
	}

	/** What its statements are called behind {@code end}. */
	String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}
}
