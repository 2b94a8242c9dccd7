package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;

/** The loop that a function without result ends with: who returns from within it leaves the loop, and nothing else. */
public final class LastLoop {
	private LastLoop() {
	}

	/** A function's body in which returns from its last loop are written as ways out of that loop; the same body where there are none. */
	public static Block left(FunctionDefinition function) {
		return function.returnType() instanceof VoidType ? block(function.body()) : function.body();
	}

	private static Block block(Block b) {
		int last = b.statements().size() - 1;
		return last < 0 ? b : replaced(b, last, atEnd(b.statements().get(last)));
	}

	private static Statement atEnd(Statement s) {
		if (s instanceof Block b) {
			return block(b);
		}
		if (s instanceof If i) {
			return branches(i, atEnd(i.thenBranch()), i.elseBranch().map(LastLoop::atEnd));
		}
		return s instanceof Loop l ? loop(l, inLoop(l.body())) : s;
	}

	private static Statement inLoop(Statement s) {
		if (s instanceof Return r && r.value().isEmpty()) {
			return new Break(r.range());
		}
		if (s instanceof If i) {
			return branches(i, inLoop(i.thenBranch()), i.elseBranch().map(LastLoop::inLoop));
		}
		Statement result = s;
		if (s instanceof Block b) {
			for (int i = 0; i < b.statements().size(); i++) {
				result = replaced((Block) result, i, inLoop(b.statements().get(i)));
			}
		}
		return result;
	}

	private static Block replaced(Block b, int at, Statement part) {
		if (part == b.statements().get(at)) {
			return b;
		}
		List<Statement> parts = new ArrayList<>(b.statements());
		parts.set(at, part);
		return new Block(parts, b.range());
	}

	private static If branches(If i, Statement then, Optional<Statement> other) {
		boolean isSame = then == i.thenBranch() && other.orElse(null) == i.elseBranch().orElse(null);
		return isSame ? i : new If(i.condition(), then, other, i.range());
	}

	private static Loop loop(Loop l, Statement body) {
		return body == l.body() ? l : new Loop(l.init(), l.condition(), l.update(), l.testAtEnd(), body, l.range());
	}
}
