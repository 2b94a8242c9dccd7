package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;

/** A clause's original is the variable that the name means outside, or the part of an object that it stands for. OpenMP 5.2 §5.4 */
class OriginalTest {
	private static final String DATA = "int x, a[9], shown[99];";

	/** What the reads of an object are at a directive, as its name and the offset. */
	private static List<String> reads(Executed run) {
		return run.items(Access.class).stream().filter(a -> !a.write())
				.map(a -> a.place().object().name() + "+" + a.place().offset() + ":" + a.size()).toList();
	}

	@Test
	void ofAVariableItIsAllOfIt() {
		assertEquals(List.of("x+0:4"), reads(Executed.parallel(DATA, "#pragma omp scope firstprivate(x)\nx = 1;")));
		assertEquals(List.of("a+0:36"), reads(Executed.parallel(DATA, "#pragma omp scope firstprivate(a)\na[1] = 1;")));
	}

	@Test
	void aNameMeansTheInnermostVariable() {
		assertEquals(List.of(), reads(Executed.parallel(DATA, "int x = 1;\n#pragma omp scope firstprivate(x)\nx = 1;")));
		assertEquals(List.of(), reads(Executed.parallel(DATA,
				"#pragma omp scope private(x)\n{ x = 2;\n#pragma omp parallel num_threads(1) firstprivate(x)\nx = 1;\n}")));
	}

	@Test
	void ofAMemberItIsThePartOfTheObject() {
		String text = "struct thing {\n\tint one, two;\n\tvoid f();\n};\nvoid thing::f() {\n#pragma omp parallel\n{\n"
				+ "#pragma omp for firstprivate(two)\nfor (int i = 0; i < 9; i++) two = i;\n}\n}\n";
		Executed run = Executed.inCpp(text);
		assertEquals(1, run.items(Access.class).stream().filter(a -> !a.write() && a.place().offset().toString().equals("4")).count());
		assertEquals(List.of(), run.items(Access.class).stream().filter(Access::write).toList());
	}

	@Test
	void aReferenceStandsForWhatItRefersTo() {
		String text = "int x;\nvoid f() {\nint &r = x;\n#pragma omp parallel\n{\n#pragma omp for firstprivate(r)\nfor (int i = 0; i < 9; i++) r = i;\n}\n}\n";
		assertEquals(List.of("x+0:4"), reads(Executed.inCpp(text)).stream().filter(r -> r.startsWith("x")).toList());
	}
}
