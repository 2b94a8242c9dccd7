package org.racelens.openmp.syntax;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Tasks that a function generates outside of any region: who calls the function is not known, so a team of any size may execute them.
 * Semantics §5.
 */
public final class OrphanTasks {
	private final ParsedUnit unit;
	private final Set<String> seen = new LinkedHashSet<>();
	private Optional<Construct> first = Optional.empty();
	private boolean alone = true;

	private OrphanTasks(ParsedUnit unit) {
		this.unit = unit;
	}

	/** The first construct by which a function, or one that it calls, generates tasks; none where it has constructs of teams besides. */
	public static Optional<Construct> of(FunctionDefinition root, ParsedUnit unit) {
		OrphanTasks tasks = new OrphanTasks(unit);
		tasks.function(root);
		return tasks.alone ? tasks.first : Optional.empty();
	}

	private void function(FunctionDefinition f) {
		if (seen.add(f.key())) {
			statement(f.body());
			Walk.expressions(f.body(), e -> {
				if (e instanceof Call c) {
					Set<String> callees = unit.callees(c);
					unit.functions().stream().filter(g -> callees.contains(g.key())).forEach(this::function);
				}
			});
		}
	}

	private void statement(Statement body) {
		Walk.statements(body, s -> {
			if (s instanceof ConstructStatement c) {
				if (c.construct() instanceof Construct.Task || c.construct() instanceof Construct.Taskloop) {
					first = first.or(() -> Optional.of(c.construct()));
				} else {
					alone &= !isOfTeam(c.construct());
				}
			}
		});
	}

	private static boolean isOfTeam(Construct c) {
		return c instanceof Construct.Parallel || c instanceof Construct.Barrier || c instanceof Construct.WorksharingLoop
				|| c instanceof Construct.Single || c instanceof Construct.Sections || c instanceof Construct.Scope
				|| c instanceof Construct.Masked || c instanceof Construct.Loop || c instanceof Construct.Teams
				|| c instanceof Construct.Target || c instanceof Construct.Distribute;
	}
}
