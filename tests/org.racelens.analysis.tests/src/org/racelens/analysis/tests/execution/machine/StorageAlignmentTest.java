package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Atomicity;

/**
 * Where storage surely begins at a multiple of its size, an atomic access of it is atomic for all threads of the device; members of packed
 * structures may begin anywhere. OpenMP 5.2 §15.8.4
 */
class StorageAlignmentTest {
	private static final String DATA = """
			struct plain { char c; int n; double x; };
			struct __attribute__((packed)) tight { char c; int n; int m[3]; char last; };
			struct __attribute__((packed)) even { int n; int m; double x; };
			struct holder { struct tight t; int n; struct plain p[2]; };
			int v, a[9]; char c[8]; double d; struct plain p, *pp; struct tight t, ts[2], *tp; struct even e; struct holder h;
			long double wide; float f;
			""";

	private static void is(Atomicity expected, String lvalue, String variable) {
		Executed run = Executed.parallel(DATA, "#pragma omp atomic write\n" + lvalue + " = 1;");
		assertEquals(expected, run.write(variable).atomicity(), lvalue);
	}

	private static void isAligned(String lvalue, String variable) {
		is(Atomicity.DEVICE, lvalue, variable);
	}

	private static void mayBeginAnywhere(String lvalue, String variable) {
		is(Atomicity.CONTENTION_GROUP, lvalue, variable);
	}

	@Test
	void declaredVariablesAndTheirElementsBeginAtMultiplesOfTheirSize() {
		isAligned("v", "v");
		isAligned("a[n]", "a");
		isAligned("c[3]", "c");
		isAligned("d", "d");
		isAligned("f", "f");
	}

	@Test
	void membersBeginWhereTheirStructureLetsThem() {
		isAligned("p.n", "p");
		isAligned("p.x", "p");
		isAligned("pp->n", "pp");
		isAligned("h.n", "h");
		isAligned("h.p[n].n", "h");
	}

	@Test
	void membersOfPackedStructuresMayBeginAnywhere() {
		mayBeginAnywhere("t.n", "t");
		mayBeginAnywhere("t.m[n]", "t");
		mayBeginAnywhere("tp->n", "tp");
		mayBeginAnywhere("ts[n].n", "ts");
		mayBeginAnywhere("h.t.n", "h");
		mayBeginAnywhere("e.n", "e");
	}

	@Test
	void aByteBeginsAtAMultipleOfItsSizeAnywhere() {
		isAligned("t.c", "t");
		isAligned("t.last", "t");
	}

	@Test
	void storageOfAnUnusualSizeIsAtomicInItsContentionGroupAlone() {
		mayBeginAnywhere("wide", "wide");
	}
}
