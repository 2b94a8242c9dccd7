package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;

/** Walks over the program's text. */
public final class Walk {
	private Walk() {
	}

	/** Every expression in a statement, outer ones first. */
	public static void expressions(Statement statement, Consumer<Expression> seen) {
		statements(statement, s -> ownExpressions(s).forEach(e -> expressions(e, seen)));
	}

	/** An expression and every one inside it. */
	public static void expressions(Expression e, Consumer<Expression> seen) {
		Effort.spend(1);
		seen.accept(e);
		operands(e).forEach(x -> expressions(x, seen));
	}

	/** A statement and every one inside it, those under directives included. */
	public static void statements(Statement s, Consumer<Statement> seen) {
		Effort.spend(1);
		seen.accept(s);
		parts(s).forEach(p -> statements(p, seen));
	}

	/** The expressions of a statement that are not in statements inside it, in source order. */
	public static List<Expression> ownExpressions(Statement s) {
		if (s instanceof ExpressionStatement e) {
			return List.of(e.expression());
		}
		if (s instanceof Declaration d) {
			return d.initializer().stream().toList();
		}
		if (s instanceof Initialization i) {
			return Stream.concat(i.made().initializer().stream(), i.construction().stream()).toList();
		}
		if (s instanceof If i) {
			return List.of(i.condition());
		}
		if (s instanceof Switch w) {
			return List.of(w.selector());
		}
		if (s instanceof Return r) {
			return r.value().stream().toList();
		}
		return s instanceof Loop l ? List.of(l.condition(), l.update()).stream().flatMap(Optional::stream).toList() : List.of();
	}

	/** The statements directly inside one, those that a directive governs included. */
	public static List<Statement> parts(Statement s) {
		if (s instanceof Block b) {
			return b.statements();
		}
		if (s instanceof If i) {
			List<Statement> both = new ArrayList<>(List.of(i.thenBranch()));
			i.elseBranch().ifPresent(both::add);
			return both;
		}
		if (s instanceof Loop l) {
			List<Statement> both = new ArrayList<>(l.init().stream().toList());
			both.add(l.body());
			return both;
		}
		if (s instanceof Switch w) {
			return List.of(w.body());
		}
		if (s instanceof Statement.Unmodelled u) {
			return u.parts();
		}
		return s instanceof ConstructStatement c ? bodies(c.construct()) : List.of();
	}

	/** The statements that a construct governs. */
	public static List<Statement> bodies(Construct construct) {
		return ConstructBodies.of(construct);
	}

	/** The direct operands of an expression in source order. */
	public static List<Expression> operands(Expression e) {
		return e.accept(new Operands());
	}
}
