package org.racelens.analysis.tests.execution.nest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Associated loops over iterators go where their operators lead, in the trips in which their condition holds. OpenMP 5.2 §4.4.1 */
class IteratorLoopsTest {
	private static final String CLASSES = """
			#include <vector>
			struct Step {
				int *p;
				Step &operator++() { p += WIDTH; return *this; }
				Step &operator+=(long n) { p += n * WIDTH; return *this; }
				int &operator*() const { return *p; }
			};
			bool operator<(const Step &a, const Step &b) { return a.p < b.p; }
			long operator-(const Step &a, const Step &b) { return (a.p - b.p) / WIDTH; }
			int a[99], x;
			""";

	private static Verdict loop(int width, String body) {
		return Probe
				.verdictsInCpp(CLASSES.replace("WIDTH", Integer.toString(width)) + "int main() {\nStep begin = { a }, end = { a + 60 };\n"
						+ "#pragma omp parallel for\nfor (Step i = begin; i < end; ++i) { " + body + " }\nreturn 0;\n}\n")
				.get(0);
	}

	private static Verdict vector(String loop) {
		return Probe.verdictsInCpp("#include <vector>\nint x;\nint main() {\nstd::vector<int> v(32);\n#pragma omp parallel for\n" + loop
				+ "\nreturn v[3];\n}\n").get(0);
	}

	@Test
	void eachTripHasAnElementOfItsOwn() {
		assertEquals(Verdict.RACE_FREE, loop(1, "*i = 1;"));
		assertEquals(Verdict.RACE_FREE, vector("for (std::vector<int>::iterator i = v.begin(); i != v.end(); ++i) *i = 1;"));
	}

	@Test
	void neighboursAreTheNextTripsElements() {
		assertEquals(Verdict.RACE, loop(1, "i.p[1] = *i;"));
		assertEquals(Verdict.RACE_FREE, loop(2, "i.p[1] = *i;"));
		assertEquals(Verdict.RACE, loop(2, "i.p[2] = *i;"));
		assertEquals(Verdict.RACE_FREE, loop(3, "i.p[2] = *i; i.p[1] = *i;"));
	}

	@Test
	void stepsMayBeLarger() {
		assertEquals(Verdict.RACE_FREE, vector("for (auto i = v.begin(); i < v.end(); i += 2) { i[0] = 1; i[1] = 2; }"));
		assertEquals(Verdict.RACE, vector("for (auto i = v.begin(); i < v.end(); i += 2) { i[0] = 1; i[2] = 2; }"));
	}

	@Test
	void noTripIsBehindTheEnd() {
		assertEquals(Verdict.RACE_FREE, loop(1, "if (i.p >= a + 60) x++; *i = 1;"));
		assertEquals(Verdict.RACE_FREE, loop(1, "if (i.p == a + 7) x++;"));
		assertEquals(Verdict.RACE, loop(1, "if (i.p >= a + 7) x++;"));
	}

	@Test
	void anIteratorThatIsDeclaredBeforeIsPrivate() {
		assertEquals(Verdict.RACE_FREE, vector("for (auto i = v.begin(); i < v.end(); ++i) { auto j = i; *j = 1; }"));
		assertEquals(Verdict.RACE, vector("for (auto i = v.begin(); i < v.end(); ++i) v[0] = 1;"));
	}

	@Test
	void operatorsThatDoMoreDoItInEachThread() {
		String counting = CLASSES.replace("WIDTH", "1").replace("{ return a.p < b.p; }", "{ x++; return a.p < b.p; }")
				.replace("int a[99], x;", "")
				.replace("#include <vector>", "#include <vector>\nint a[99], x;");
		assertNotEquals(Verdict.RACE_FREE, Probe.verdictsInCpp(counting + "int main() {\nStep begin = { a }, end = { a + 60 };\n"
				+ "#pragma omp parallel for\nfor (Step i = begin; i < end; ++i) *i = 1;\nreturn 0;\n}\n").get(0));
	}
}
