package org.racelens.openmp.syntax;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Worksharing;

/** The body of a loop that a {@code scan} directive divides. OpenMP 5.2 §5.6. */
public record Phases(List<Statement> before, Worksharing.Scan scan, List<Statement> after) {
	public Phases {
		before = List.copyOf(before);
		after = List.copyOf(after);
	}

	/** The parts of a body; empty where no such directive stands directly in it. */
	public static Optional<Phases> of(Statement body) {
		List<Statement> all = body instanceof Block b ? b.statements() : List.of(body);
		for (int i = 0; i < all.size(); i++) {
			if (all.get(i) instanceof ConstructStatement s && s.construct() instanceof Worksharing.Scan scan) {
				return Optional.of(new Phases(all.subList(0, i), scan, all.subList(i + 1, all.size())));
			}
		}
		return all.size() == 1 && all.get(0) instanceof Block inner ? of(inner) : Optional.empty();
	}

	/** The variables that the first part declares and that are still in scope in the second one. */
	public List<Variable> declaredBefore() {
		return before.stream().filter(Declaration.class::isInstance).map(s -> ((Declaration) s).variable()).filter(v -> !v.isStatic())
				.toList();
	}
}
