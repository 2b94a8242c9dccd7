package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.state.Frame;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;

/** How a function was reached: the names of its places differ for all ways there, and regions tell of the calls inside of them alone. */
class FrameTest {
	private static final List<FunctionDefinition> FUNCTIONS = Executed.parsed("void f(void) { }\nvoid g(void) { }\n").functions();
	private static final FunctionDefinition F = FUNCTIONS.get(0);
	private static final FunctionDefinition G = FUNCTIONS.get(1);
	private static final SourceRange HERE = SourceRange.startOf("test.c");

	@Test
	void eachWayToAPlaceHasAPathOfItsOwn() {
		Set<String> paths = new HashSet<>();
		Set<String> sites = new HashSet<>();
		int frames = 0;
		for (FunctionDefinition first : FUNCTIONS) {
			for (FunctionDefinition second : FUNCTIONS) {
				for (int at = 0; at < 12; at++) {
					for (int number = 0; number < 3; number++) {
						Frame frame = Frame.root(F).at(number).call(first, HERE, "1").at(1).call(second, HERE, Integer.toString(at));
						paths.add(frame.path());
						sites.add(frame.site("1"));
						sites.add(frame.site("11"));
						frames++;
					}
				}
			}
		}
		assertEquals(frames, paths.size());
		assertEquals(2 * frames, sites.size());
	}

	@Test
	void aRegionTellsOfTheCallsBehindItAndKnowsWhatIsRunning() {
		Frame region = Frame.root(F).call(G, HERE, "1").enteringRegion();
		assertEquals(List.of(), region.calls());
		assertEquals(List.of(F.key(), G.key()), region.active());
		Frame inside = region.call(F, HERE, "2");
		assertEquals(List.of(new CallSite("f", HERE)), inside.calls());
		assertEquals(F, inside.function());
	}

	@Test
	void aCallThatIsUnderWayIsActiveOnceMoreForEachTime() {
		Frame twice = Frame.root(F).call(F, HERE, "1");
		assertEquals(List.of(F.key(), F.key()), twice.active());
		assertTrue(twice.in("handler").active().contains("handler"));
		assertNotEquals(Frame.root(F).path(), twice.path());
		assertEquals(twice.path(), twice.in("handler").path());
	}
}
