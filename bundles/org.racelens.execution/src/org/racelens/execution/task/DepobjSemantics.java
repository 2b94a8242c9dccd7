package org.racelens.execution.task;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Touch;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.RawClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;

/** {@code depobj}: gives an object a dependence, changes its type or ends it. OpenMP 5.2 §15.9.4. */
final class DepobjSemantics {
	private static final Set<ClauseName> ACTIONS = EnumSet.of(ClauseName.DEPEND, ClauseName.UPDATE, ClauseName.DESTROY);

	private final Execution execution;

	DepobjSemantics(Execution execution) {
		this.execution = execution;
	}

	void execute(Tasking.Depobj c, State state, Frame frame) {
		TaskDependences dependences = new TaskDependences(execution, state, frame);
		if (ACTIONS.stream().noneMatch(c.directive()::has)) {
			execution.machine().recorder().gap(GapKind.NOT_CONFORMING, c.directive().range(),
					Breach.WHAT_DEPOBJ_DOES_TO_ITS_OBJECT_IS_NOT_SAID.of());
			return;
		}
		for (ListItem item : c.directive().arguments()) {
			List<Place> named = dependences.places(item);
			if (execution.machine().task().isPresent()) {
				named.forEach(p -> touch(p, Touch.WRITE, item, execution, state, frame));
			}
			List<Place> places = named.stream().map(execution.memory().accesses()::located).toList();
			if (places.size() != 1) {
				places.forEach(state::loseDepobj);
			} else if (c.directive().has(ClauseName.DEPEND)) {
				state.setDepobj(places.get(0), dependences.of(c.clauses()));
			} else if (c.directive().has(ClauseName.UPDATE)) {
				update(c, places.get(0), state);
			} else {
				state.loseDepobj(places.get(0));
			}
		}
	}

	/** The directive writes the depend object, and what generates a task with it reads it. */
	static void touch(Place object, Touch touch, ListItem item, Execution execution, State state, Frame frame) {
		Use use = new Use(item.range(), item.variable().map(Variable::name).orElse(""), frame, state);
		execution.memory().blocks().touch(object, Ints.of(execution.machine().layout().size(object.object().element()).orElse(1L)), touch,
				use);
	}

	private static void update(Tasking.Depobj c, Place object, State state) {
		Optional<Dependence.Type> type = c.clauses().stream().filter(x -> x.name() == ClauseName.UPDATE).findFirst()
				.flatMap(x -> x instanceof KeywordClause k ? k.keyword()
						: x instanceof RawClause r ? r.arguments().stream().findFirst() : Optional.empty())
				.map(word -> switch (word.strip()) {
					case "in" -> Dependence.Type.IN;
					case "mutexinoutset" -> Dependence.Type.MUTEXINOUTSET;
					case "inoutset" -> Dependence.Type.INOUTSET;
					default -> Dependence.Type.INOUT;
				});
		List<Dependence> held = state.depobj(object).orElse(List.of());
		type.ifPresentOrElse(
				t -> state.setDepobj(object, held.stream().map(d -> d.as(t)).toList()),
				() -> state.loseDepobj(object));
	}
}
