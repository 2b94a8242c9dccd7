package org.racelens.openmp.syntax;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Trait;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Tasks that a function generates outside of any region: who calls the function is not known, so a team of any size may execute them.
 * Semantics §5.
 */
public final class OrphanTasks {
	private static final Set<Trait> OF_TEAM = EnumSet.of(Trait.MET_BY_TEAM, Trait.WORKSHARING, Trait.MASKED, Trait.TEAM_MAKING);

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
				if (Trait.TASK_GENERATING.isOf(c.construct())) {
					first = first.or(() -> Optional.of(c.construct()));
				} else {
					alone &= !Trait.isAnyOf(OF_TEAM, c.construct()) && !(c.construct() instanceof Worksharing.Distribute);
				}
			}
		});
	}
}
