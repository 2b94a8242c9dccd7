package org.racelens.analysis.tests.flow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.unit.ParsedUnit;

/** One execution of drawn code, statement by statement, that marks which elements of {@code v} hold a value of interest. */
final class ConcreteRun {
	/** Ends an execution: it has no meaning, or takes too long. */
	static final class Stopped extends RuntimeException {
		private static final long serialVersionUID = 1L;
		final boolean meaningless;

		Stopped(boolean meaningless) {
			super(null, null, false, false);
			this.meaningless = meaningless;
		}
	}

	private enum End {
		NORMAL, BREAK, CONTINUE, RETURN
	}

	private final ParsedUnit unit;
	private final Variable v;
	private final Random random;
	private final Map<Variable, Long> values = new HashMap<>();
	private final Map<Variable, Boolean> pointers = new HashMap<>();
	private final long[] elements;
	final boolean[] marked;
	boolean markedWasRead;
	private int steps;

	ConcreteRun(ParsedUnit unit, Variable v, int length, Random random) {
		this.unit = unit;
		this.v = v;
		this.random = random;
		elements = new long[length];
		marked = new boolean[length];
		for (int i = 0; i < length; i++) {
			elements[i] = random.nextInt(5);
		}
	}

	void call(FunctionDefinition f) {
		f.parameters().forEach(p -> values.put(p, (long) random.nextInt(5)));
		run(f.body());
	}

	/** Runs code, all of whose elements of interest are marked first. */
	void runMarked(Statement code, FunctionDefinition f) {
		f.parameters().forEach(p -> values.put(p, (long) random.nextInt(5)));
		Arrays.fill(marked, true);
		run(code);
	}

	private End run(Statement s) {
		if (++steps > 3000) {
			throw new Stopped(false);
		}
		if (s instanceof Block b) {
			return run(b.statements());
		}
		if (s instanceof Declaration d) {
			values.put(d.variable(), d.initializer().map(this::value).orElse((long) random.nextInt(5)));
			return End.NORMAL;
		}
		if (s instanceof ExpressionStatement e) {
			value(e.expression());
			return End.NORMAL;
		}
		if (s instanceof If i) {
			return value(i.condition()) != 0 ? run(i.thenBranch()) : i.elseBranch().map(this::run).orElse(End.NORMAL);
		}
		if (s instanceof Loop l) {
			return loop(l);
		}
		if (s instanceof Switch w) {
			return selected(w);
		}
		if (s instanceof ConstructStatement c) {
			End end = run(ConstructBodies.of(c.construct()));
			Arrays.fill(marked, true);
			return end;
		}
		return s instanceof Statement.Break ? End.BREAK : s instanceof Statement.Continue ? End.CONTINUE
				: s instanceof Statement.Return ? End.RETURN : End.NORMAL;
	}

	private End run(List<Statement> statements) {
		for (Statement s : statements) {
			End end = run(s);
			if (end != End.NORMAL) {
				return end;
			}
		}
		return End.NORMAL;
	}

	private End loop(Loop l) {
		l.init().ifPresent(this::run);
		boolean first = true;
		while (first && l.testAtEnd() || l.condition().map(this::value).orElse(1L) != 0) {
			first = false;
			End end = run(l.body());
			if (end == End.BREAK || end == End.RETURN) {
				return end == End.BREAK ? End.NORMAL : end;
			}
			l.update().ifPresent(this::value);
		}
		return End.NORMAL;
	}

	private End selected(Switch w) {
		long value = value(w.selector());
		List<Statement> all = ((Block) w.body()).statements();
		int start = -1;
		for (int i = 0; i < all.size(); i++) {
			if (all.get(i) instanceof CaseLabel c && (c.value().isPresent() ? value(c.value().get()) == value : start < 0)) {
				start = i;
				if (c.value().isPresent()) {
					break;
				}
			}
		}
		End end = start < 0 ? End.NORMAL : run(all.subList(start, all.size()));
		return end == End.BREAK ? End.NORMAL : end;
	}

	private long value(Expression e) {
		if (e instanceof IntegerLiteral n) {
			return n.value();
		}
		if (e instanceof Assignment a) {
			boolean placeFirst = random.nextBoolean();
			int place = placeFirst ? element(a.target()) : 0;
			long value = value(a.value());
			place = placeFirst ? place : element(a.target());
			return store(a.target(), place, a.operator().isPresent() ? load(a.target(), place) + value : value);
		}
		if (e instanceof Increment i) {
			int place = element(i.target());
			return store(i.target(), place, load(i.target(), place) + 1);
		}
		if (e instanceof Comma c) {
			value(c.first());
			return value(c.second());
		}
		if (e instanceof Conditional c) {
			return value(value(c.condition()) != 0 ? c.whenTrue() : c.whenFalse());
		}
		if (e instanceof ShortCircuit s) {
			return value(s.left()) != 0 && value(s.right()) != 0 ? 1 : 0;
		}
		return e instanceof Binary b ? binary(b) : e instanceof Call c ? called(c) : load(e, element(e));
	}

	private long binary(Binary b) {
		boolean leftFirst = random.nextBoolean();
		long left = leftFirst ? value(b.left()) : 0;
		long right = value(b.right());
		left = leftFirst ? left : value(b.left());
		return switch (b.operator()) {
			case ADD -> left + right;
			case SUBTRACT -> left - right;
			case LESS -> left < right ? 1 : 0;
			case GREATER -> left > right ? 1 : 0;
			case LESS_EQUAL -> left <= right ? 1 : 0;
			case GREATER_EQUAL -> left >= right ? 1 : 0;
			default -> throw new AssertionError(Operator.values());
		};
	}

	private long called(Call c) {
		FunctionDefinition callee = unit.functions().stream().filter(f -> f.key().equals(c.callee())).findFirst().orElse(null);
		if (callee == null) {
			return random.nextInt(5);
		}
		for (int i = 0; i < callee.parameters().size(); i++) {
			Expression argument = c.arguments().get(i);
			boolean pointer = argument instanceof AddressOf || argument instanceof VariableReference r && r.variable().equals(v);
			if (pointer) {
				pointers.put(callee.parameters().get(i), true);
			} else {
				values.put(callee.parameters().get(i), value(argument));
			}
		}
		run(callee.body());
		return 0;
	}

	/** The index of the element of {@code v} that an expression designates, or -1 for another variable. */
	private int element(Expression e) {
		boolean one = e instanceof VariableReference r && r.variable().equals(v) || e instanceof Dereference;
		if (!one && !(e instanceof Subscript)) {
			return -1;
		}
		long index = one ? 0 : value(((Subscript) e).index());
		if (index < 0 || index >= elements.length) {
			throw new Stopped(true);
		}
		return (int) index;
	}

	private long load(Expression e, int element) {
		if (element < 0) {
			return values.computeIfAbsent(((VariableReference) e).variable(), x -> (long) random.nextInt(5));
		}
		markedWasRead |= marked[element];
		return elements[element];
	}

	private long store(Expression e, int element, long value) {
		if (element < 0) {
			values.put(((VariableReference) e).variable(), value);
		} else {
			elements[element] = value;
			marked[element] = false;
		}
		return value;
	}
}
