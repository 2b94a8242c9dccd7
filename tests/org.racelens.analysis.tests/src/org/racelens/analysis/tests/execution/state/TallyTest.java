package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.execution.state.Tally;

/** How often something happened: each count of {@link Tally} is of its own. */
class TallyTest {
	@Test
	void eachCountIsOfItsOwn() {
		Tally tally = new Tally();
		assertEquals(List.of(0, 0, 0), List.of(tally.strayUnsets(), tally.callsLeft(), tally.teamQueries()));
		tally.strayUnset();
		tally.leaveCall();
		tally.leaveCall();
		tally.queryTeam();
		tally.queryTeam();
		tally.queryTeam();
		assertEquals(List.of(1, 2, 3), List.of(tally.strayUnsets(), tally.callsLeft(), tally.teamQueries()));
	}
}
