package org.racelens.confirm.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.confirm.build.VisibleNumbers.Readable;
import org.racelens.race.verdict.Condition.Meeting;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.Condition.Statement;

/**
 * A condition as a statement of the source that asks whether it holds. Numbers have 128 bits, so that it says what is meant whatever the
 * types of its variables are.
 *
 * @param loop a statement that finds out about the numbers of a table; empty where there is none
 * @param test the expression of the state that is told
 * @param needs what must be true for it to be evaluated
 * @param names of the numbers in it; none of pointers
 * @param numbers the expressions that read them, or the pointers
 */
record AskedExpression(String loop, String test, List<String> needs, List<String> names, List<String> numbers) {
	private static final int MOST_NUMBERS = 8;
	private static final String MARK = "\u0001";
	private static final Pattern MARKED = Pattern.compile(MARK + "(\\d+)" + MARK);
	private static final Pattern OPERATORS = Pattern.compile("[\\s\\d()<>=!&|+*-]*");
	/** The state of what is not known. */
	static final int UNREADABLE = 2;

	AskedExpression {
		needs = List.copyOf(needs);
		names = List.copyOf(names);
		numbers = List.copyOf(numbers);
	}

	/** Empty where the language cannot say it, or what it speaks of cannot be read before the directive. */
	static Optional<AskedExpression> of(Statement statement, VisibleNumbers visible) {
		return statement instanceof NoOverlap overlap ? apart(overlap, visible)
				: AskedTable.of(statement, visible).or(() -> ofNumbers(statement, visible));
	}

	/** The same that needs more to be evaluated. */
	AskedExpression needing(List<String> more) {
		return new AskedExpression(loop, test, Stream.concat(needs.stream(), more.stream()).distinct().toList(), names, numbers);
	}

	/** The reader of the log knows objects; where there are pointers to pointers a name may mean one of these. */
	private static Optional<AskedExpression> apart(NoOverlap overlap, VisibleNumbers visible) {
		List<Readable> both = Stream.of(overlap.first(), overlap.second()).flatMap(n -> visible.pointer(n).stream())
				.filter(p -> !p.isOfPointers()).toList();
		String state = overlap.meeting() == Meeting.AT_THE_START ? "4" : "3";
		return both.size() < 2 ? Optional.empty()
				: Optional.of(new AskedExpression("", state, both.stream().flatMap(p -> p.needs().stream()).distinct().toList(), List.of(),
						both.stream().map(Readable::text).toList()));
	}

	private static Optional<AskedExpression> ofNumbers(Statement statement, VisibleNumbers visible) {
		return statement.expression().flatMap(said -> inSource(said, statement.variables(), visible))
				.map(e -> new AskedExpression("", "(" + e.test() + ") ? 1 : 0", e.needs(), e.names(), e.numbers()));
	}

	/** An expression over some names as the source can read it. */
	static Optional<AskedExpression> inSource(String expression, List<String> names, VisibleNumbers visible) {
		List<Readable> numbers = names.stream().flatMap(n -> visible.number(n).stream()).toList();
		if (numbers.size() < names.size() || names.size() > MOST_NUMBERS) {
			return Optional.empty();
		}
		String marked = marked(expression, names);
		if (!OPERATORS.matcher(MARKED.matcher(marked).replaceAll("0")).matches()) {
			return Optional.empty();
		}
		String test = MARKED.matcher(marked).replaceAll(
				m -> Matcher.quoteReplacement("(__int128)(" + numbers.get(Integer.parseInt(m.group(1))).text() + ")"));
		List<String> needs = numbers.stream().flatMap(n -> n.needs().stream()).distinct().toList();
		return Optional.of(new AskedExpression("", test, needs, names, numbers.stream().map(Readable::text).toList()));
	}

	/** Each name with a mark in its place; of two that begin alike the longer one counts. */
	private static String marked(String expression, List<String> names) {
		List<String> longestFirst = new ArrayList<>(names);
		longestFirst.sort(Comparator.comparingInt(String::length).reversed());
		String marked = expression;
		for (String name : longestFirst) {
			Pattern whole = Pattern.compile("(?<![\\w.>\\]" + MARK + "])" + Pattern.quote(name) + "(?![\\w.\\[" + MARK + "]|->)");
			marked = whole.matcher(marked).replaceAll(MARK + names.indexOf(name) + MARK);
		}
		return marked;
	}

	/** Whether memory that pointers lead to is read. */
	boolean isFollowing() {
		return !needs.isEmpty();
	}

	/** The statement. */
	String statement(int number) {
		String values = numbers.stream().map(n -> ", (long long)(" + n + ")").collect(Collectors.joining());
		String asks = loop + "__racelens_condition(" + number + ", " + test + ", " + numbers.size() + values + ");";
		String all = needs.isEmpty() ? asks
				: "if (" + String.join(" && ", needs) + ") " + (loop.isEmpty() ? asks : "{ " + asks + " }") + " else __racelens_condition("
						+ number + ", " + UNREADABLE + ", 0);";
		return "{ __racelens_condition_begin(); " + all + " }";
	}
}
