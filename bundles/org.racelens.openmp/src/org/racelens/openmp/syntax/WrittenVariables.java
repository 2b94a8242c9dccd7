package org.racelens.openmp.syntax;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.unit.ParsedUnit;

/** The variables that some code of a unit may write by name, or whose address it takes: a superset. */
public final class WrittenVariables {
	/** Clauses that write no variable which they name. */
	private static final Set<ClauseName> READING = EnumSet.of(ClauseName.SHARED, ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE);

	private WrittenVariables() {
	}

	/** The variables that a unit's code may write, by name or through their address. */
	public static Set<Variable> of(ParsedUnit unit) {
		Set<Variable> written = new LinkedHashSet<>(addressed(unit));
		written.addAll(assigned(unit));
		return written;
	}

	/** The variables that some code writes by name, or that clauses and code which is not understood may write. */
	public static Set<Variable> assigned(ParsedUnit unit) {
		Set<Variable> written = otherwise(unit);
		forEach(unit, e -> {
			if (e instanceof Assignment a) {
				collectRoots(a.target(), written);
			} else if (e instanceof Increment i) {
				collectRoots(i.target(), written);
			}
		});
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof Initialization i) {
				i.guard().ifPresent(written::add);
			}
		}));
		return written;
	}

	/** The variables that clauses make something of, and those whose names stand in code that is not understood. */
	public static Set<Variable> otherwise(ParsedUnit unit) {
		Set<Variable> written = new LinkedHashSet<>();
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c) {
				c.construct().clauses().stream().filter(x -> !READING.contains(x.name())).flatMap(x -> x.items().stream())
						.flatMap(i -> i.variable().stream()).forEach(written::add);
			}
		}));
		Set<String> words = new LinkedHashSet<>();
		forEach(unit, e -> {
			if (e instanceof Unmodelled && e.range().path().equals(unit.source().path())) {
				words.addAll(List.of(unit.source().text().substring(e.range().offset(), e.range().endOffset()).split("\\W+")));
			}
		});
		unit.globals().stream().map(Declaration::variable).filter(v -> words.contains(v.name())).forEach(written::add);
		return written;
	}

	/** The variables whose address some code takes, so that they may be reached through pointers. */
	public static Set<Variable> addressed(ParsedUnit unit) {
		Set<Variable> addressed = new LinkedHashSet<>();
		forEach(unit, e -> collectAddressed(e, addressed));
		unit.functions()
				.forEach(f -> Walk.statements(f.body(), s -> decaying(s).flatMap(WrittenVariables::root).ifPresent(addressed::add)));
		unit.globals().forEach(d -> decaying(d).flatMap(WrittenVariables::root).ifPresent(addressed::add));
		addressed.addAll(TakenOver.by(unit, addressed));
		return addressed;
	}

	/** Whether some code makes a number of a pointer that can be made a pointer again. */
	public static boolean convertsPointers(ParsedUnit unit) {
		boolean[] found = { false };
		forEach(unit, e -> found[0] |= e instanceof Cast c && c.type() instanceof IntegerType i && i.bits() == 64
				&& (c.operand().type() instanceof PointerType || c.operand().type() instanceof ArrayType));
		return found[0];
	}

	/** Every expression of a unit. */
	public static void forEach(ParsedUnit unit, Consumer<Expression> seen) {
		unit.functions().forEach(f -> Walk.expressions(f.body(), seen));
		unit.globals().forEach(d -> d.initializer().ifPresent(i -> Walk.expressions(i, seen)));
	}

	/** An array that a statement makes a pointer of. */
	private static Optional<Expression> decaying(Statement s) {
		Optional<Expression> value = s instanceof Declaration d ? d.initializer()
				: s instanceof Initialization i ? i.made().initializer() : s instanceof Return r ? r.value() : Optional.empty();
		return value.filter(e -> e.type() instanceof ArrayType);
	}

	private static void collectAddressed(Expression e, Set<Variable> written) {
		if (e instanceof AddressOf a) {
			collectRoots(a.operand(), written);
		} else if (!(e instanceof Subscript)) {
			// an array that is passed on or assigned decays to a pointer through which it may be written
			for (Expression operand : Walk.operands(e)) {
				if (operand.type() instanceof ArrayType && !(e instanceof Member)) {
					collectRoots(operand, written);
				}
			}
		}
	}

	/** The variables that an expression may name a part of, where it chooses one or yields what it has written, too. */
	private static void collectRoots(Expression e, Set<Variable> roots) {
		root(e).ifPresent(roots::add);
		if (e instanceof Subscript || e instanceof Member || e instanceof Cast) {
			collectRoots(Walk.operands(e).get(0), roots);
		} else if (e instanceof Conditional c) {
			collectRoots(c.whenTrue(), roots);
			collectRoots(c.whenFalse(), roots);
		} else if (e instanceof Comma c) {
			collectRoots(c.second(), roots);
		} else if (e instanceof Assignment a) {
			collectRoots(a.target(), roots);
		} else if (e instanceof Increment i) {
			collectRoots(i.target(), roots);
		}
	}

	/** The variable that an expression names a part of, not through pointers; empty where there is none. */
	public static Optional<Variable> root(Expression e) {
		if (e instanceof VariableReference v) {
			return Optional.of(v.variable());
		}
		List<Expression> operands = Walk.operands(e);
		return operands.isEmpty() || !(e instanceof Subscript || e instanceof Member) ? Optional.empty() : root(operands.get(0));
	}
}
