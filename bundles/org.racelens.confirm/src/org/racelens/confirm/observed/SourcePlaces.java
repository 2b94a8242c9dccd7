package org.racelens.confirm.observed;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.source.SourceRange;
import org.racelens.report.SourceLines;

/** What stands in the text at the lines and columns that debug information names. */
public final class SourcePlaces {
	/** A line of 65,536 characters, and its number, make an offset that orders places as the text does. */
	private static final int LINE_BITS = 16;
	private static final Pattern PRAGMA = Pattern.compile("#\\s*pragma\\s+omp\\s+([a-z ]+)|_Pragma\\s*\\(\\s*\"omp\\s+([a-z ]+)"
			+ "|^\\s*[!cC*]\\$(?:omp|OMP)\\s+([A-Za-z ]+)");
	private static final Pattern DIRECTIVE = Pattern.compile("(?:(?:target|teams|distribute|parallel|for|simd|sections|loop|masked|master|"
			+ "taskloop|do|workshare)\\b ?)+");

	/** Assigns to what stands before it, which may be the end of the line above. */
	private static final Pattern ASSIGNMENT = Pattern.compile("(?:[-+*/%&|^]|<<|>>)?=(?!=)");

	private static final Pattern BINARY = Pattern.compile("(?:[-+*/%&|^<>!]|==)(?![-+>]|=(?!=))");
	private static final Pattern UPDATE = Pattern.compile("(?:[-+*/%&|^]|<<|>>)=(?!=)");
	private static final Pattern PLAIN_ASSIGNMENT = Pattern.compile("=(?!=)");

	private static final Pattern ATOMIC = Pattern.compile("\\s*#\\s*pragma\\s+omp\\s+atomic\\b");

	/** Begins a statement that accesses by itself what no name stands for. */
	private static final Pattern KEYWORD = Pattern.compile("(?:for|while|if|switch|return|do|else)\\b");

	private static final Pattern LOOP = Pattern.compile("\\b(?:for|loop|distribute|taskloop)\\b");
	private static final Pattern CONDITION = Pattern.compile("\\b(?:while|if|switch|return)\\s*$");

	/** gcc reads what a value was given to once more where that is returned, and names the value. */
	private static final Pattern RETURNED = Pattern.compile("\\breturn\\b.*(?:[^<>=!]|<<|>>)=\\s*$");

	private final SourceLines lines;

	/** @param lines the sources */
	public SourcePlaces(SourceLines lines) {
		this.lines = lines;
	}

	/**
	 * An expression of a source.
	 *
	 * @param text empty where the text does not tell
	 */
	public record Expression(SourceRange place, Optional<String> text) {
		/** The variable that it begins with, or what a pointer of that name leads to. */
		public Optional<String> root() {
			return text.map(t -> t.replaceFirst("(?<=\\w)\\W.*", "")).filter(t -> !t.isEmpty());
		}
	}

	/**
	 * The accessed expression: compilers name the operator of an assignment, else the begin of the expression.
	 *
	 * @param line 1-based
	 * @param column 1-based, 0 where it is not known
	 */
	public Expression accessed(String path, int line, int column) {
		if (!tellsOperands(path)) {
			return new Expression(statement(path, line), Optional.empty());
		}
		Optional<String> text = lines.line(path, line);
		if (text.filter(SourcePlaces::isAtomic).isPresent()) {
			return behindDirective(path, line);
		}
		if (text.isEmpty() || column < 1 || column > text.get().length()) {
			return new Expression(place(path, line, text.map(SourcePlaces::indentation).orElse(0) + 1, 0), Optional.empty());
		}
		String code = text.get();
		int at = column - 1;
		if (line > 1 && indentation(code) == at && ASSIGNMENT.matcher(code.substring(at)).lookingAt()) {
			return before(path, line);
		}
		if (isDirectiveName(code, at) || isNumber(code, at) || KEYWORD.matcher(code.substring(at)).lookingAt()
				|| Operand.isCalled(code, at)) {
			return new Expression(place(path, line, indentation(code) + 1, 0), Optional.empty());
		}
		int start = Operand.isPart(code.charAt(at)) ? Operand.objectOf(code, at)
				: Operand.isPrefix(code, at) ? -1 : operandBefore(code, code.charAt(at) == ']' ? at + 1 : at);
		if (start < 0 && ASSIGNMENT.matcher(code.substring(at)).lookingAt()) {
			return new Expression(place(path, line, indentation(code) + 1, 0), Optional.empty());
		}
		return named(path, line, code, at, start);
	}

	/**
	 * The expression that is read: some compilers name the operator, of an assignment, or the variable that is initialised, for what stands
	 * behind it, and of others for either side.
	 *
	 * @param line 1-based
	 * @param column 1-based, 0 where it is not known
	 */
	public Expression read(String path, int line, int column) {
		if (!tellsOperands(path)) {
			return accessed(path, line, column);
		}
		String code = lines.line(path, line).orElse("");
		if (isAtomic(code)) {
			return behindDirective(path, line);
		}
		if (column < 1 || column > code.length()) {
			return accessed(path, line, column);
		}
		if (isDirectiveName(code, column - 1)) {
			return ofDirective(path, line, code);
		}
		int at = initialising(code, column - 1);
		String text = code.substring(at);
		if (isOperator(code, at) || isElementGiven(code, at) || isArgument(code, at) || RETURNED.matcher(code.substring(0, at)).find()) {
			return new Expression(place(path, line, indentation(code) + 1, 0), Optional.empty());
		}
		if (!PLAIN_ASSIGNMENT.matcher(text).lookingAt() && !isCondition(code, at)) {
			return accessed(path, line, column);
		}
		int name = Operand.next(code, at + 1);
		int end = name < code.length() ? Operand.end(code, name) : name;
		String behind = code.substring(end).stripLeading();
		boolean isAlone = end > name && (behind.startsWith(";") || isCondition(code, at) && behind.startsWith(")"));
		return isAlone ? named(path, line, code, name, name)
				: new Expression(place(path, line, indentation(code) + 1, 0), Optional.empty());
	}

	/** Where what is read may stand: where an operator is named, on either side of it. */
	public List<SourceRange> readings(String path, int line, int column) {
		String code = lines.line(path, line).orElse("");
		if (!tellsOperands(path) || column < 1 || column > code.length() || isDirectiveName(code, column - 1)) {
			return List.of(read(path, line, column).place());
		}
		int at = initialising(code, column - 1);
		if (!isOperator(code, at)) {
			return List.of(read(path, line, column).place());
		}
		int before = operandBefore(code, at);
		return List.of(named(path, line, code, before, before).place(), named(path, line, code, at, -1).place());
	}

	/** The statement around a line, with all its lines; the line itself where nobody knows the language. */
	public SourceRange statement(String path, int line) {
		return lines.language(path).map(l -> new WholeStatement(lines, path, l.statements()).at(line)).orElseGet(() -> line(path, line));
	}

	/** Whether it is known more of an access in a file than its statement. */
	public boolean tellsOperands(String path) {
		return lines.language(path).map(l -> l.compilers().tellsOperands()).orElse(true);
	}

	private static boolean isOperator(String code, int at) {
		String text = code.substring(at);
		return (BINARY.matcher(text).lookingAt() || UPDATE.matcher(text).lookingAt()) && operandBefore(code, at) >= 0;
	}

	/** What is read at a directive as a whole: of that of a loop it may be the bounds, which stand in the next line. */
	private static Expression ofDirective(String path, int line, String code) {
		SourceRange here = place(path, line, indentation(code) + 1, 0);
		int end = LOOP.matcher(code).find() ? line + 1 : line;
		return new Expression(new SourceRange(path, here.offset(), here.offset(), line, here.column(), end), Optional.empty());
	}

	/** The mark of assignment behind a name to which a value is given, which nothing reads; the name itself where it is another one. */
	private static int initialising(String code, int name) {
		int end = Operand.end(code, name);
		boolean isName = Operand.isPart(code.charAt(name)) && code.substring(name, end).matches("\\w+");
		boolean isWhole = name == 0 || Character.isWhitespace(code.charAt(name - 1)) || code.charAt(name - 1) == '*';
		int mark = code.length() - code.substring(end).stripLeading().length();
		boolean isGiven = isName && isWhole && !isPointee(code, name) && PLAIN_ASSIGNMENT.matcher(code.substring(mark)).lookingAt();
		return isGiven ? mark : name;
	}

	/** Whether a value is given to elements of what is named there: what is read may be a subscript, or what an array begins with. */
	private static boolean isElementGiven(String code, int name) {
		int end = Operand.isPart(code.charAt(name)) ? Operand.end(code, name) : name;
		return end > name && code.charAt(end - 1) == ']' && PLAIN_ASSIGNMENT.matcher(code.substring(end).stripLeading()).lookingAt();
	}

	/** Whether the parenthesis of a call opens there, for one of its arguments. */
	private static boolean isArgument(String code, int at) {
		return code.charAt(at) == '(' && at > 0 && Operand.isPart(code.charAt(at - 1)) && !isCondition(code, at);
	}

	/** Whether a name stands behind a star that begins a statement, and so is read to find what it points to. */
	private static boolean isPointee(String code, int name) {
		return code.substring(0, name).matches("(?:.*[;{}),])?\\s*\\*+");
	}

	/** Where the operand before an operator begins; negative where there is none. */
	private static int operandBefore(String code, int operator) {
		int start = Operand.startBefore(code, operator);
		return start >= 0 && KEYWORD.matcher(code.substring(start)).lookingAt() ? -1 : start;
	}

	/** Whether an access is that of a directive as a whole, or of a clause, and of none of the names in it. */
	private static boolean isDirectiveName(String code, int at) {
		int clause = code.indexOf('(');
		return PRAGMA.matcher(code).find() && code.stripLeading().startsWith("#")
				&& (clause < 0 || at <= clause || code.charAt(at) == '(');
	}

	private static boolean isNumber(String code, int at) {
		return Character.isDigit(code.charAt(at)) && (at == 0 || !Operand.isPart(code.charAt(at - 1)));
	}

	/** Whether the parenthesis of a condition opens there. */
	private static boolean isCondition(String code, int at) {
		return code.charAt(at) == '(' && CONDITION.matcher(code.substring(0, at)).find();
	}

	private static boolean isAtomic(String line) {
		return ATOMIC.matcher(line).lookingAt();
	}

	/** What the statement of a directive accesses, of which some compilers name the directive. */
	private Expression behindDirective(String path, int line) {
		int next = line + 1;
		while (lines.line(path, next - 1).orElse("").stripTrailing().endsWith("\\")) {
			next++;
		}
		return new Expression(place(path, next, indentation(lines.line(path, next).orElse("")) + 1, 0), Optional.empty());
	}

	/** The operand at the end of the line above. */
	private Expression before(String path, int line) {
		String above = lines.line(path, line - 1).orElse("");
		int start = Operand.startBefore(above, above.length());
		return start < 0 ? new Expression(line(path, line), Optional.empty()) : named(path, line - 1, above, start, start);
	}

	/** @param start of the operand; negative where the next name begins it */
	private static Expression named(String path, int line, String code, int at, int start) {
		int name = start < 0 ? Operand.next(code, at) : start;
		int end = Operand.end(code, name);
		int begin = name == at ? at : Operand.stars(code, name);
		boolean isName = end > name && !Character.isDigit(code.charAt(name));
		return isName ? new Expression(place(path, line, begin + 1, end - begin), Optional.of(code.substring(begin, end)))
				: new Expression(place(path, line, at + 1, 1), Optional.empty());
	}

	/** The directive that begins in a line, without its clauses; {@code parallel} where the text does not tell. */
	String directive(String path, int line) {
		return lines.line(path, line).map(PRAGMA::matcher).filter(Matcher::find)
				.map(m -> DIRECTIVE.matcher(named(m))).filter(Matcher::lookingAt)
				.map(m -> m.group().strip()).orElse("parallel");
	}

	private static String named(Matcher pragma) {
		return Stream.of(1, 2, 3).map(pragma::group).filter(Objects::nonNull).findFirst().orElseThrow().toLowerCase(Locale.ROOT);
	}

	/** Whether a directive stands in a line. */
	boolean isDirective(String path, int line) {
		return lines.line(path, line).filter(text -> PRAGMA.matcher(text).find()).isPresent();
	}

	/** Whether no mark behind an expression ends its statement in its last line. */
	public boolean goesOn(String path, SourceRange expression) {
		if (!tellsOperands(path)) {
			return statement(path, expression.endLine()).endLine() > expression.endLine();
		}
		String text = lines.line(path, expression.endLine()).orElse("");
		boolean isOneLine = expression.line() == expression.endLine();
		int end = isOneLine ? Math.min(text.length(), expression.column() - 1 + expression.endOffset() - expression.offset()) : 0;
		return text.substring(end).chars().noneMatch(c -> c == ';' || c == '{' || c == '}');
	}

	/** A whole line. */
	SourceRange line(String path, int line) {
		String text = lines.line(path, line).orElse("");
		int indentation = indentation(text);
		return place(path, line, indentation + 1, Math.max(0, text.stripTrailing().length() - indentation));
	}

	private static int indentation(String line) {
		return line.length() - line.stripLeading().length();
	}

	/** A place of the text; its offsets are in the order of places, and not those in the file. */
	static SourceRange place(String path, int line, int column, int length) {
		int offset = (line << LINE_BITS) + Math.min(column - 1, (1 << LINE_BITS) - 1);
		return new SourceRange(path, offset, offset + length, line, column, line);
	}
}
