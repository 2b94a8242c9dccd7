package org.racelens.openmp.syntax;

import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Loop;

/** Loops over objects, whose headers call functions of their classes: in canonical form where those are what they are named for. */
public final class ObjectLoop {
	private ObjectLoop() {
	}

	/** Whether a loop, or the first one inside it that is not in canonical form, has such a header. */
	public static boolean is(Statement s) {
		if (s instanceof Block b) {
			return b.statements().stream().anyMatch(ObjectLoop::is);
		}
		if (s instanceof ConstructStatement c) {
			return c.construct().bodies().stream().anyMatch(ObjectLoop::is);
		}
		if (s instanceof Loop l) {
			return CanonicalLoop.of(l).isPresent() ? is(l.body())
					: l.init().filter(ObjectLoop::starts).isPresent() || Stream.of(l.condition(), l.update()).flatMap(Optional::stream)
							.anyMatch(ObjectLoop::calls);
		}
		return s instanceof Statement.Unmodelled;
	}

	private static boolean starts(Statement init) {
		if (init instanceof Block b) {
			return b.statements().stream().anyMatch(ObjectLoop::starts);
		}
		boolean object = init instanceof Declaration d
				&& (d.variable().type() instanceof RecordType || d.variable().type() instanceof UnknownType);
		return object || Walk.ownExpressions(init).stream().anyMatch(ObjectLoop::calls);
	}

	private static boolean calls(Expression e) {
		if (e instanceof Dereference d) {
			return calls(d.pointer());
		}
		if (e instanceof AddressOf a) {
			return calls(a.operand());
		}
		return e instanceof Cast c ? calls(c.operand()) : e instanceof Call || e instanceof Unmodelled || e.type() instanceof RecordType;
	}
}
