package org.racelens.analysis.tests.execution;

import java.util.Random;
import java.util.function.Supplier;

/**
 * Random sequential code over three {@code int} variables and an {@code unsigned} one, as C text and as what it computes. Code without a
 * defined result (an overflow, a division by 0), or that takes too long, throws {@link ArithmeticException}.
 */
final class GeneratedCode {
	static final String[] NAMES = { "x", "y", "z", "u" };
	private static final int UNSIGNED = 3;
	private static final int MOST_STEPS = 20_000;

	private final Random random;
	private final long[] values = new long[NAMES.length];
	private final long[] counters = new long[4];
	private int steps;

	/** How a statement ends. */
	private enum End {
		NORMAL, BREAK, CONTINUE
	}

	/** A statement: its text, and what it does to the values. */
	private record Code(String text, Supplier<End> run) {
	}

	/** An expression that is computed in {@code int}. */
	private record Term(String text, Supplier<Long> value) {
	}

	GeneratedCode(long seed) {
		random = new Random(seed);
	}

	/** C statements; what they compute is told by {@link #value} from then on. */
	String run() {
		StringBuilder text = new StringBuilder();
		for (int v = 0; v < NAMES.length; v++) {
			values[v] = random.nextInt(5);
			text.append(v == UNSIGNED ? "\tunsigned " : "\tint ").append(NAMES[v]).append(" = ").append(values[v]).append(";\n");
		}
		for (int i = 0; i < 1 + random.nextInt(2); i++) {
			Code loop = loop(0);
			loop.run.get();
			text.append(loop.text);
		}
		return text.toString();
	}

	long value(int variable) {
		return values[variable];
	}

	private Code loop(int depth) {
		long first = random.nextInt(7) - 2L;
		long step = 1 + random.nextInt(3);
		boolean down = random.nextInt(3) == 0;
		Term bound = random.nextInt(3) > 0 ? number(random.nextInt(9)) : variable(random.nextInt(UNSIGNED));
		String i = "i" + depth;
		Code body = block(depth + 1, 1 + random.nextInt(3));
		String test = i + (down ? " > " : " < ") + bound.text;
		Supplier<Boolean> goesOn = () -> down ? counters[depth] > bound.value.get() : counters[depth] < bound.value.get();
		String head = "for (int " + i + " = " + first + "; " + test + "; " + i + (down ? " -= " : " += ") + step + ") ";
		return new Code("\t" + head + "{\n" + body.text + "\t}\n", () -> {
			for (counters[depth] = first; goesOn.get(); counters[depth] += down ? -step : step) {
				step();
				if (body.run.get() == End.BREAK) {
					break;
				}
			}
			return End.NORMAL;
		});
	}

	private Code block(int depth, int length) {
		StringBuilder text = new StringBuilder();
		Code[] all = new Code[length];
		for (int i = 0; i < length; i++) {
			all[i] = statement(depth);
			text.append(all[i].text);
		}
		return new Code(text.toString(), () -> {
			for (Code code : all) {
				step();
				End end = code.run.get();
				if (end != End.NORMAL) {
					return end;
				}
			}
			return End.NORMAL;
		});
	}

	private Code statement(int depth) {
		int kind = random.nextInt(10);
		if (kind == 0 && depth < 3) {
			return loop(depth);
		}
		if (kind == 1) {
			Term left = term(depth);
			Term right = number(random.nextInt(9));
			Code inner = random.nextInt(3) == 0 ? leave() : assignment(depth);
			return new Code("\tif (" + left.text + " < " + right.text + ") {\n" + inner.text + "\t}\n",
					() -> left.value.get() < right.value.get() ? inner.run.get() : End.NORMAL);
		}
		return assignment(depth);
	}

	private Code leave() {
		return random.nextBoolean() ? new Code("\tbreak;\n", () -> End.BREAK) : new Code("\tcontinue;\n", () -> End.CONTINUE);
	}

	private Code assignment(int depth) {
		int v = random.nextInt(NAMES.length);
		Term term = term(depth);
		int kind = random.nextInt(4);
		String sign = new String[] { " = ", " += ", " -= ", " *= " }[kind];
		return new Code("\t" + NAMES[v] + sign + term.text + ";\n", () -> {
			long value = term.value.get();
			long before = values[v];
			long after = kind == 0 ? value : kind == 1 ? before + value : kind == 2 ? before - value : before * value;
			values[v] = v == UNSIGNED ? after & 0xffffffffL : checked(after);
			return End.NORMAL;
		});
	}

	private Term term(int depth) {
		Term one = atom(depth);
		int kind = random.nextInt(7);
		if (kind < 3) {
			return one;
		}
		Term two = kind < 5 ? number(1 + random.nextInt(4)) : atom(depth);
		String sign = new String[] { "+", "-", "*", "/", "%" }[random.nextInt(kind < 5 ? 5 : 3)];
		return new Term("(" + one.text + " " + sign + " " + two.text + ")", () -> {
			long a = one.value.get();
			long b = two.value.get();
			return checked(switch (sign) {
				case "+" -> a + b;
				case "-" -> a - b;
				case "*" -> a * b;
				case "/" -> a / b;
				default -> a % b;
			});
		});
	}

	private Term atom(int depth) {
		int kind = random.nextInt(3);
		int counter = random.nextInt(depth);
		return kind == 0 ? number(random.nextInt(6)) : kind == 1 ? new Term("i" + counter, () -> counters[counter])
				: variable(random.nextInt(UNSIGNED));
	}

	private Term variable(int v) {
		return new Term(NAMES[v], () -> values[v]);
	}

	private static Term number(long n) {
		return new Term(String.valueOf(n), () -> n);
	}

	private void step() {
		if (++steps > MOST_STEPS) {
			throw new ArithmeticException("too long");
		}
	}

	private static long checked(long value) {
		return Math.toIntExact(value);
	}
}
