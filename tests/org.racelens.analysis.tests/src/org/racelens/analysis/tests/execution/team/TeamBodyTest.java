package org.racelens.analysis.tests.execution.team;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.TeamBody;
import org.racelens.logic.term.Ints;

/** {@link TeamBody}: one execution of a body stands for all that execute it, in a state that is not the one around. */
class TeamBodyTest {
	@Test
	void itIsExecutedInTheStateThatItIsGiven() {
		List<State> given = new ArrayList<>();
		TeamBody body = (inner, frame) -> given.add(inner);
		State state = new State();
		body.execute(state, Frame.root(Frame.NO_FUNCTION));
		assertEquals(List.of(state), given);
	}

	@ParameterizedTest
	@ValueSource(strings = { "parallel", "parallel num_threads(4)", "teams", "target map(x)" })
	void allWhoExecuteItHaveOneItem(String construct) {
		Executed run = Executed.code("int x;", "#pragma omp " + construct + "\nx = 1;");
		assertEquals(1, run.items(Access.class).stream().filter(Access::write).count());
	}

	@Test
	void whatIsKnownInsideIsNotKnownOutside() {
		Executed run = Executed.parallel("int shown[99];", "int p = 3;\n#pragma omp parallel firstprivate(p)\np = 5;\nshown[p] = 1;");
		assertEquals(Ints.of(3), run.index("shown"));
	}
}
