package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.exploration.answer.Ending;
import org.racelens.exploration.skeleton.Access;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Location;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Operation.Update;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/**
 * Skeletons as text.
 *
 * <pre>
 * loc x=0 f[4]                       locations; others are found by their use and begin with 0
 * 0: … or all: …                     a thread, or each of them; me and T are its number and their count
 * write d; use p[me+1]               accesses to data
 * r = ld.acq(x); st.rel(x, e)        atomic read and write; orders are rlx acq rel ar sc
 * r = add.ar(x, e); r = xch.ar(x, e); r = cas.ar.rlx(x, expected, e)     r is the old value
 * aw.acq(x: v == 1)                  an await; v is what is read; before "do { use d }" it has a trip that goes on
 * awx.acq(x, e: v == 0); awcas.acq(x, expected, e: v == expected)
 * F; F.ar; F.acq; F.rel; lock(l); unlock(l); r = test(l); barrier
 * until (e) { … }                    a wait: the body is repeated until e holds behind it
 * r := e; if (e) { … } else { … }; while.3 (e) { … }; either { … } or { … }
 * </pre>
 */
final class Notation {
	private static final Pattern TOKEN = Pattern
			.compile("\\s*([A-Za-z_]\\w*(?:\\.\\w+)*|\\d+|:=|==|!=|<=|>=|&&|\\|\\||[-+*%&<>!=:;,(){}\\[\\]])");
	private static final int DATA_STRIDE = 1000;

	private final Map<String, Integer> locations = new LinkedHashMap<>();
	private final List<Location> known = new ArrayList<>();
	private final Map<String, Integer> data = new LinkedHashMap<>();
	private final int size;
	private Map<String, Register> registers = Map.of();
	private List<String> tokens = List.of();
	private int at;
	private int me;

	private Notation(int size) {
		this.size = size;
	}

	/**
	 * A skeleton with the names of its text.
	 *
	 * @param registers by thread
	 */
	record Named(Skeleton skeleton, List<Map<String, Register>> registers) {
		/** The values of an ending by name: of locations, and of registers behind the number of their thread. */
		Map<String, Long> values(Ending ending) {
			Map<String, Long> values = new TreeMap<>();
			for (int i = 0; i < ending.memory().size(); i++) {
				values.put(skeleton.locations().get(i).name(), ending.memory().get(i));
			}
			for (int thread = 0; thread < registers.size(); thread++) {
				List<Long> held = ending.registers().get(thread);
				for (Map.Entry<String, Register> each : registers.get(thread).entrySet()) {
					int number = each.getValue().number();
					values.put(thread + "." + each.getKey(), number < held.size() ? held.get(number) : 0);
				}
			}
			return values;
		}
	}

	/** @param size of the team, where the text has a program for all */
	static Named named(String text, int size) {
		return new Notation(size).parse(text);
	}

	static Skeleton skeleton(String text, int size) {
		return named(text, size).skeleton;
	}

	private Named parse(String text) {
		Map<Integer, String> threads = new LinkedHashMap<>();
		String all = null;
		for (String part : text.split("(?m)^(?=\\s*(?:loc |\\d+:|all:))")) {
			String trimmed = part.strip();
			if (trimmed.startsWith("loc ")) {
				declare(trimmed.substring(4));
			} else if (trimmed.startsWith("all:")) {
				all = trimmed.substring(4);
			} else if (!trimmed.isEmpty()) {
				int colon = trimmed.indexOf(':');
				int number = Integer.parseInt(trimmed.substring(0, colon));
				threads.put(number, trimmed.substring(colon + 1));
			}
		}
		List<List<Statement>> programs = new ArrayList<>();
		List<Map<String, Register>> names = new ArrayList<>();
		for (int i = 0; i < (all == null ? threads.size() : size); i++) {
			programs.add(thread(i, threads.getOrDefault(i, all)));
			names.add(Map.copyOf(registers));
		}
		return new Named(new Skeleton(known, programs), names);
	}

	private void declare(String text) {
		for (String name : text.strip().split("\\s+")) {
			Matcher matcher = Pattern.compile("(\\w+)(?:\\[(\\d+)\\])?(?:=(\\d+))?").matcher(name);
			if (!matcher.matches()) {
				throw new IllegalArgumentException(name);
			}
			declare(matcher.group(1), matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2)),
					matcher.group(3) == null ? 0 : Long.parseLong(matcher.group(3)));
		}
	}

	private int declare(String name, int count, long initial) {
		int first = known.size();
		locations.put(name, first);
		for (int i = 0; i < count; i++) {
			known.add(new Location(count == 1 ? name : name + "[" + i + "]", initial));
		}
		return first;
	}

	private List<Statement> thread(int number, String text) {
		me = number;
		registers = new LinkedHashMap<>();
		tokens = new ArrayList<>();
		Matcher matcher = TOKEN.matcher(text);
		int end = 0;
		while (matcher.find() && matcher.start() == end) {
			tokens.add(matcher.group(1));
			end = matcher.end();
		}
		if (!text.substring(end).isBlank()) {
			throw new IllegalArgumentException("at " + text.substring(end));
		}
		at = 0;
		List<Statement> statements = statements();
		if (at != tokens.size()) {
			throw new IllegalArgumentException("at " + tokens.subList(at, tokens.size()));
		}
		return statements;
	}

	private String peek() {
		return at < tokens.size() ? tokens.get(at) : "";
	}

	private boolean accept(String token) {
		boolean isThere = peek().equals(token);
		at += isThere ? 1 : 0;
		return isThere;
	}

	private void expect(String token) {
		if (!accept(token)) {
			throw new IllegalArgumentException(token + " expected at " + tokens.subList(at, tokens.size()));
		}
	}

	private List<Statement> statements() {
		List<Statement> statements = new ArrayList<>();
		while (!peek().isEmpty() && !peek().equals("}")) {
			if (!accept(";")) {
				statements.add(statement());
			}
		}
		return statements;
	}

	private List<Statement> block() {
		expect("{");
		List<Statement> statements = statements();
		expect("}");
		return statements;
	}

	private Statement statement() {
		int begin = at;
		String word = tokens.get(at++);
		String name = word.contains(".") ? word.substring(0, word.indexOf('.')) : word;
		switch (name) {
			case "write", "use":
				return segment(word);
			case "if":
				Expression condition = parenthesised();
				List<Statement> then = block();
				return new Branch(condition, then, accept("else") ? block() : List.of());
			case "either":
				List<Statement> one = block();
				expect("or");
				return new Either(one, block(), Either.Kind.UNKNOWN);
			case "until":
				Expression end = parenthesised();
				return new Until(me + ":" + begin + " until", block(), end);
			case "while":
				return new Loop(me + ":" + word, parenthesised(), block(), Integer.parseInt(word.substring(6)));
			default:
				if (accept(":=")) {
					return new Assignment(register(word), expression());
				}
				return step(begin, word);
		}
	}

	private Segment segment(String word) {
		String name = tokens.get(at++);
		Expression location = Expression.of(data.computeIfAbsent(name, key -> data.size() + 1) * (long) DATA_STRIDE);
		if (accept("[")) {
			location = location.with(Operator.ADD, expression());
			expect("]");
		}
		String label = me + ":" + at + " " + word + " " + name;
		return Segment.of(label, List.of(new Access(label, location, word.equals("write"))));
	}

	private Step step(int begin, String first) {
		Register into = register("v");
		String word = first;
		if (accept("=")) {
			into = register(first);
			word = tokens.get(at++);
		}
		Operation operation = operation(word, into);
		return new Step(me + ":" + begin + " " + String.join("", tokens.subList(begin, at)), operation);
	}

	private Operation operation(String word, Register into) {
		String[] parts = word.split("\\.");
		MemoryOrder order = parts.length > 1 ? order(parts[1]) : MemoryOrder.SEQ_CST;
		MemoryOrder failure = parts.length > 2 ? order(parts[2]) : order;
		if (parts[0].equals("F")) {
			return new Operation.Fence(order);
		}
		if (parts[0].equals("barrier")) {
			return new Operation.Barrier();
		}
		expect("(");
		Address address = address();
		List<Expression> arguments = new ArrayList<>();
		while (accept(",")) {
			arguments.add(expression());
		}
		Optional<Expression> until = accept(":") ? Optional.of(expression()) : Optional.empty();
		expect(")");
		Operation operation = memory(parts[0], into, address, arguments, order, failure);
		return until.<Operation>map(condition -> new Operation.Await(operation, condition, trip())).orElse(operation);
	}

	private List<Segment> trip() {
		return accept("do") ? block().stream().map(Segment.class::cast).toList() : List.of();
	}

	private static Operation memory(String name, Register into, Address at, List<Expression> values, MemoryOrder order,
			MemoryOrder failure) {
		return switch (name) {
			case "ld", "aw" -> new Operation.Read(into, at, order);
			case "st" -> new Operation.Write(at, values.get(0), order);
			case "add" -> Update.fetch(into, at, Operator.ADD, values.get(0), order);
			case "xch", "awx" -> Update.exchange(into, at, values.get(0), order);
			case "cas", "awcas" -> Update.compareAndSwap(into, at, values.get(0), values.get(1), order, failure);
			case "lock" -> new Operation.Lock(at);
			case "unlock" -> new Operation.Unlock(at);
			case "test" -> new Operation.TestLock(into, at);
			default -> throw new IllegalArgumentException(name);
		};
	}

	private static MemoryOrder order(String name) {
		return switch (name) {
			case "rlx" -> MemoryOrder.RELAXED;
			case "acq" -> MemoryOrder.ACQUIRE;
			case "rel" -> MemoryOrder.RELEASE;
			case "ar" -> MemoryOrder.ACQ_REL;
			case "sc" -> MemoryOrder.SEQ_CST;
			default -> throw new IllegalArgumentException(name);
		};
	}

	private Register register(String name) {
		return registers.computeIfAbsent(name, key -> new Register(registers.size()));
	}

	private Address address() {
		String name = tokens.get(at++);
		int first = locations.containsKey(name) ? locations.get(name) : declare(name, 1, 0);
		if (!accept("[")) {
			return Address.of(first);
		}
		Expression index = expression();
		expect("]");
		return new Address(first, index);
	}

	private Expression parenthesised() {
		expect("(");
		Expression expression = expression();
		expect(")");
		return expression;
	}

	private Expression expression() {
		Expression left = comparison();
		while (peek().equals("&&") || peek().equals("||") || peek().equals("&")) {
			left = left.with(tokens.get(at++).equals("||") ? Operator.BIT_OR : Operator.BIT_AND, comparison());
		}
		return left;
	}

	private Expression comparison() {
		Expression left = sum();
		switch (peek()) {
			case "==":
				return binary(Operator.EQUAL, left);
			case "!=":
				return binary(Operator.NOT_EQUAL, left);
			case "<":
				return binary(Operator.LESS, left);
			case "<=":
				return binary(Operator.LESS_OR_EQUAL, left);
			case ">=":
				at++;
				return sum().with(Operator.LESS_OR_EQUAL, left);
			default:
				return left;
		}
	}

	private Expression binary(Operator operator, Expression left) {
		at++;
		return left.with(operator, sum());
	}

	private Expression sum() {
		Expression left = product();
		while (peek().equals("+") || peek().equals("-")) {
			left = left.with(tokens.get(at++).equals("+") ? Operator.ADD : Operator.SUBTRACT, product());
		}
		return left;
	}

	private Expression product() {
		Expression left = primary();
		while (peek().equals("*") || peek().equals("%")) {
			left = left.with(tokens.get(at++).equals("*") ? Operator.MULTIPLY : Operator.REMAINDER, primary());
		}
		return left;
	}

	private Expression primary() {
		if (peek().equals("(")) {
			return parenthesised();
		}
		if (accept("!")) {
			return primary().with(Operator.EQUAL, 0);
		}
		String token = tokens.get(at++);
		if (Character.isDigit(token.charAt(0))) {
			return Expression.of(Long.parseLong(token));
		}
		return token.equals("me") ? Expression.of(me) : token.equals("T") ? Expression.of(size) : Expression.of(register(token));
	}
}
