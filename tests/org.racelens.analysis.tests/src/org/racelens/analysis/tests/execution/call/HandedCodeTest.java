package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Unfollowed;

/** Code of the program that unknown code gets may run beside regions: functions, and objects that can be called. */
class HandedCodeTest {
	private static final String DATA = """
			int x;
			static void touch(void) { x++; }
			typedef void (*code)(void);
			struct holder { int n; code run; } box;
			extern void keep(code c);
			extern void keepBox(struct holder *h);
			extern void keepNumber(int n);
			extern void keepPointer(int *p);
			""";
	private static final String REGION = "\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++) { int v = x; }";

	private static boolean mayRunBeside(String statements) {
		return Executed.program(DATA + "int main(void) {\n" + statements + REGION + "\n}\n").told()
				.contains(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION);
	}

	@Test
	void aFunctionThatIsGivenMayRunBesideARegion() {
		assertTrue(mayRunBeside("keep(touch);"));
		assertTrue(mayRunBeside("keep(&touch);"));
		assertTrue(mayRunBeside("code c = touch; keep(c);"));
	}

	@Test
	void aFunctionInWhatAPointerLeadsToMay() {
		assertTrue(mayRunBeside("struct holder h = { 1, touch }; keepBox(&h);"));
		assertTrue(mayRunBeside("box.run = touch; keepBox(&box);"));
		assertTrue(mayRunBeside("struct holder h = { 1, 0 }; keepBox(&h); h.run = touch; keepNumber(3);"));
	}

	@Test
	void numbersAndOtherObjectsAreNoCode() {
		assertFalse(mayRunBeside("keepNumber(3);"));
		assertFalse(mayRunBeside("int own = 1; keepPointer(&own);"));
		assertFalse(mayRunBeside("touch();"));
	}

	@Test
	void behindTheRegionNothingRunsBesideIt() {
		Executed run = Executed.program(DATA + "int main(void) {\n" + REGION + "\nkeep(touch);\n}\n");
		assertFalse(run.told().contains(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION));
	}

	@Test
	void anObjectOfAClassThatCanBeCalledIsCode() {
		String classes = "struct Task { int n; void operator()() { n++; } };\nstruct Plain { int n; };\nint x;\n"
				+ "void keepTask(Task &t); void keepPlain(Plain &p);\nint main() {\n%s\n#pragma omp parallel\n{ int v = x; }\n}\n";
		assertTrue(
				Executed.inCpp(classes.formatted("Task t; keepTask(t);")).told().contains(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION));
		assertFalse(Executed.inCpp(classes.formatted("Plain p; keepPlain(p);")).told()
				.contains(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION));
	}
}
