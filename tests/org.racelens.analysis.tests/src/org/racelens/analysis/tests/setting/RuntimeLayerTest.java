package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.setting.Answers.Answer;

/**
 * Functions of a project's own runtime layer are what the user says: threads tell themselves apart, wait for each other and exclude each
 * other by them as by the routines of OpenMP, and where the program does not do so it races all the same.
 */
class RuntimeLayerTest {
	private static final String DECLARATIONS = """
			typedef struct { int word; } rt_lock_t;
			int rt_tid(void), rt_team(void);
			long rt_tid_of(void *context);
			double rt_odd(void);
			void rt_wait(void), rt_wait_at(int *place);
			int rt_meet(int *place);
			void rt_lock(rt_lock_t *l), rt_unlock(rt_lock_t *l);
			int rt_take(rt_lock_t *l), rt_try(rt_lock_t *l);
			void rt_lock_number(int l), rt_unlock_number(int l);
			void rt_free(void *p), *rt_realloc(void *p, unsigned long n), *malloc(unsigned long n);
			extern double a[100], b[100], total;
			extern int place, ready;
			extern rt_lock_t one, two, each[100];
			extern double *kept;
			""";
	private static final String[] LAYER = { "rt_tid: thread-number", "rt_team: team-size", "rt_tid_of: thread-number",
			"rt_odd: thread-number", "rt_wait: barrier", "rt_wait_at: barrier", "rt_meet: barrier", "rt_lock: locks", "rt_unlock: unlocks",
			"rt_take: locks", "rt_try: tries-lock", "rt_lock_number: locks", "rt_unlock_number: unlocks", "rt_free: frees",
			"rt_realloc: reallocates" };

	/** A region with statements that each thread executes. */
	private static String region(String statements) {
		return DECLARATIONS + "void run(void) {\n#pragma omp parallel\n\t{\n\t\t" + statements + "\n\t}\n}\n";
	}

	private static Answer answer(String statements) {
		return Answers.c().with(LAYER).of(region(statements));
	}

	/** The same program with the routines and directives of OpenMP. */
	private static String twin(String program) {
		return "int omp_get_thread_num(void), omp_get_num_threads(void), omp_test_lock(void *l);\nvoid omp_set_lock(void *l), omp_unset_lock(void *l);\n"
				+ program.replaceAll("(?<!int )rt_tid(_of)?\\([^)]*\\)", "omp_get_thread_num()")
						.replaceAll("\\brt_team\\(\\)", "omp_get_num_threads()")
						.replaceAll("(?<!void )rt_wait(_at)?\\([^)]*\\);|\\(void\\) rt_meet\\([^)]*\\);", "\n#pragma omp barrier\n")
						.replaceAll("\\brt_(lock|take)\\(", "omp_set_lock(").replace("rt_unlock(", "omp_unset_lock(")
						.replace("rt_try(", "omp_test_lock(");
	}

	private static void assertAnswer(String verdict, String statements) {
		assertEquals(verdict, answer(statements).verdict(), statements);
		String real = DECLARATIONS + twin(region(statements).substring(DECLARATIONS.length()));
		assertEquals(verdict, Answers.c().of(real).verdict(), real);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a[rt_tid()] = 1; | RACE_FREE", "a[rt_tid() / 2] = 1; | RACE DEFINITE",
			"if (rt_tid() == 0) total = 1; | RACE_FREE", "if (rt_tid() >= 0) total = 1; | RACE DEFINITE",
			"int t = rt_tid(); a[t] = t; | RACE_FREE", "a[rt_tid_of(&ready)] = 1; | RACE_FREE",
			"a[rt_tid_of(&ready) % 2] = 1; | RACE DEFINITE",
			"for (int i = rt_tid(); i < 100; i += rt_team()) a[i] = 1; | RACE_FREE",
			"for (int i = rt_tid(); i < 100; i += rt_team() - 1) a[i] = 1; | RACE DEFINITE",
			"if (rt_tid() == rt_team() - 1) total = 1; | RACE_FREE", "if (rt_team() == 1) total = 1; | RACE_FREE",
			"if (rt_team() == 2) total = 1; | RACE DEFINITE", "if ((unsigned) rt_tid() == 1u) total = 1; | RACE_FREE",
			"a[rt_tid() == 0 ? 0 : 1] = 1; | RACE DEFINITE" })
	void threadsTellThemselvesApart(String statements, String verdict) {
		assertAnswer(verdict, statements);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "if (rt_tid() == 0) total = 1; rt_wait(); a[rt_tid()] = total; | RACE_FREE",
			"if (rt_tid() == 0) total = 1; a[rt_tid()] = total; | RACE DEFINITE",
			"a[rt_tid()] = 1; rt_wait(); b[rt_tid()] = a[rt_tid() + 1]; | RACE_FREE",
			"a[rt_tid()] = 1; b[rt_tid()] = a[rt_tid() + 1]; rt_wait(); | RACE DEFINITE",
			"if (rt_tid() == 0) total = 1; rt_wait_at(&place); a[rt_tid()] = total; | RACE_FREE",
			"if (rt_tid() == 0) total = 1; (void) rt_meet(&place); a[rt_tid()] = total; | RACE_FREE",
			"if (rt_tid() == 0) total = 1; { rt_wait(); } a[rt_tid()] = total; | RACE_FREE",
			"if (rt_tid() == 0) total = 1; if (ready) { rt_wait(); } a[rt_tid()] = total; | RACE DEFINITE",
			"if (rt_tid() == 0) { total = 1; rt_wait(); } a[rt_tid()] = total; | RACE POSSIBLE",
			"for (int i = 0; i < 10; i++) { if (rt_tid() == 0) total = i; rt_wait(); a[rt_tid()] = total; } | RACE DEFINITE",
			"for (int i = 0; i < 10; i++) { if (rt_tid() == 0) total = i; rt_wait(); a[rt_tid()] = total; rt_wait(); } | RACE_FREE" })
	void threadsWaitForEachOther(String statements, String verdict) {
		assertAnswer(verdict, statements);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "rt_lock(&one); total += 1; rt_unlock(&one); | RACE_FREE",
			"rt_lock(&one); total += 1; rt_unlock(&one); total += 1; | RACE DEFINITE",
			"rt_lock(&each[rt_tid()]); total += 1; rt_unlock(&each[rt_tid()]); | RACE DEFINITE",
			"if (rt_tid()) { rt_lock(&one); total = 1; rt_unlock(&one); } else { rt_lock(&two); total = 2; rt_unlock(&two); } | RACE DEFINITE",
			"for (int i = 0; i < 9; i++) { rt_lock(&each[i]); a[i] += 1; rt_unlock(&each[i]); } | RACE_FREE",
			"for (int i = 0; i < 9; i++) { rt_lock(&each[i + 1]); a[i / 2] += 1; rt_unlock(&each[i + 1]); } | RACE DEFINITE",
			"if (rt_try(&one)) { total += 1; rt_unlock(&one); } | RACE_FREE", "rt_try(&one); total += 1; | RACE DEFINITE",
			"while (!rt_try(&one)) { } total += 1; rt_unlock(&one); | RACE_FREE",
			"if (!rt_try(&one)) total += 1; | RACE DEFINITE",
			"rt_take(&one); total += 1; rt_unlock(&one); | RACE_FREE", "rt_unlock(&one); total += 1; rt_lock(&one); | RACE DEFINITE",
			"rt_lock(&one); one.word = 1; rt_unlock(&one); | RACE DEFINITE" })
	void threadsExcludeEachOther(String statements, String verdict) {
		assertAnswer(verdict, statements);
	}

	/** A routine yields nothing, where the function tells by its result whether it has worked. */
	@Test
	void whatATakenLockYieldsIsNotKnown() {
		assertEquals("RACE POSSIBLE", answer("if (rt_take(&one) != 0) { rt_unlock(&one); total = 1; } else rt_unlock(&one);").verdict());
		assertEquals("RACE POSSIBLE", answer("if (rt_take(&one) == 0) { rt_unlock(&one); total = 1; }").verdict());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "double *m = malloc(8); m[0] = 1; rt_free(m); | RACE_FREE",
			"if (rt_tid() == 0) rt_free(kept); else kept[0] = 1; | RACE DEFINITE", "rt_free(0); | RACE_FREE",
			"double *m = malloc(8); m = rt_realloc(m, 16); m[1] = 1; rt_free(m); | RACE_FREE",
			"if (rt_tid() == 0) rt_realloc(kept, 8); else total = kept[0]; | RACE DEFINITE",
			"if (rt_tid() == 0) rt_realloc(kept, 8); | RACE_FREE" })
	void blocksEnd(String statements, String verdict) {
		String allocated = region(statements).replace("void run(void) {", "void run(void) {\n\tkept = malloc(80);");
		assertEquals(verdict, Answers.c().with(LAYER).of(allocated).verdict(), statements);
	}

	@ParameterizedTest
	@ValueSource(strings = { "if (rt_meet(&place)) total = 1;", "int first = rt_meet(&place); a[rt_tid()] = first;",
			"ready == 1 && (rt_wait(), 1);", "a[(int) rt_odd()] = 1;", "rt_lock_number(3); total += 1; rt_unlock_number(3);",
			"rt_free(rt_tid());" })
	void aCallThatCannotBeWhatIsSaidIsAGap(String statements) {
		String verdict = answer(statements).verdict();
		assertEquals(true, verdict.startsWith("UNKNOWN unmodelled-call") || verdict.equals("RACE POSSIBLE"), statements + ": " + verdict);
	}

	@ParameterizedTest
	@ValueSource(strings = { "a[rt_tid()] = 1;", "if (rt_tid() == 0) total = 1; rt_wait(); a[rt_tid()] = total;",
			"rt_lock(&one); total += 1; rt_unlock(&one);", "if (rt_try(&one)) { total += 1; rt_unlock(&one); }" })
	void withoutModelsNothingIsSure(String statements) {
		String verdict = Answers.c().of(region(statements)).verdict();
		assertEquals(true, verdict.startsWith("UNKNOWN unmodelled-call") || verdict.equals("RACE POSSIBLE"), verdict);
	}

	@Test
	void theProofSaysWhatItRestsOn() {
		assertEquals(List.of("rt_tid yields the number of the calling thread, as omp_get_thread_num does (a setting)",
				"rt_wait is a barrier of the team and touches nothing else (a setting)"),
				answer("if (rt_tid() == 0) total = 1; rt_wait(); a[rt_tid()] = total;").assumptions());
		assertEquals(List.of("rt_lock waits for the lock that it is given, takes it, and touches nothing else (a setting)",
				"rt_unlock gives back the lock that it is given, and touches nothing else (a setting)"),
				answer("rt_lock(&one); total += 1; rt_unlock(&one);").assumptions());
		assertEquals(List.of(), answer("int t = 0; t++;").assumptions());
		assertEquals(List.of("rt_free only ends the life of the block that it is given, as free does (a setting)"),
				answer("double *m = malloc(8); rt_free(m);").assumptions());
	}

	@Test
	void calledFromHelpersAndMacrosTheyAreTheSame() {
		String program = DECLARATIONS + """
				#define WITH_LOCK(statement) do { rt_lock(&one); statement; rt_unlock(&one); } while (0)
				static int me(void) { return rt_tid(); }
				static void meet(void) { rt_wait(); }
				void run(void) {
				#pragma omp parallel
					{
						if (me() == 0)
							total = 1;
						meet();
						WITH_LOCK(total += a[me()]);
					}
				}
				""";
		assertEquals("RACE_FREE", Answers.c().with(LAYER).of(program).verdict());
		assertEquals("RACE DEFINITE", Answers.c().with(LAYER).of(program.replace("{ rt_wait(); }", "{ }")).verdict());
	}

	@Test
	void aFunctionWithABodyIsWhatItsBodySays() {
		String program = "int rt_tid(void) { return 0; }\nint a[9];\nvoid run(void) {\n#pragma omp parallel\n\ta[rt_tid()] = 1;\n}\n";
		assertEquals("RACE DEFINITE", Answers.c().with("rt_tid: thread-number").of(program).verdict());
	}

	@Test
	void aBarrierMayNotStandWhereTheDirectiveMayNot() {
		String program = DECLARATIONS + "void run(void) {\n#pragma omp parallel for\n\tfor (int i = 0; i < 100; i++) {\n\t\ta[i] = 1;\n"
				+ "\t\trt_wait();\n\t\tb[i] = a[99 - i];\n\t}\n}\n";
		assertEquals(true, Answers.c().with(LAYER).of(program).verdict().startsWith("UNKNOWN not-conforming"),
				Answers.c().with(LAYER).of(program).verdict());
	}

	@Nested
	class OfCpp {
		private static final String DECLARATIONS = """
				struct Mutex { int word; void lock(); void unlock(); bool try_lock(); };
				struct Base { virtual void lock(); virtual void unlock(); };
				struct Locks { int word; void lock(int number); void unlock(int number); void take(Mutex *m); void give(Mutex *m); static void get(Mutex *m); static void put(Mutex *m); };
				struct Team { int number() const; int size() const; void wait(); };
				namespace rt { int tid(); void wait(); void lock(Mutex &m); void unlock(Mutex &m); struct Pool { void release(void *p); }; }
				extern Locks locks; extern Mutex one; extern Base base; extern Team team; extern rt::Pool pool; extern double a[100], total, *kept;
				""";
		private static final String[] LAYER = { "Mutex::lock: locks", "Mutex::unlock: unlocks", "Mutex::try_lock: tries-lock",
				"Base::lock: locks", "Base::unlock: unlocks", "Team::number: thread-number", "Team::size: team-size", "Team::wait: barrier",
				"rt::tid: thread-number", "wait: barrier", "rt::lock: locks", "unlock: unlocks", "Pool::release: frees",
				"Locks::lock: locks", "Locks::unlock: unlocks", "Locks::take: locks", "Locks::give: unlocks", "Locks::get: locks",
				"Locks::put: unlocks" };

		@ParameterizedTest
		@CsvSource(delimiter = '|', value = { "one.lock(); total += 1; one.unlock(); | RACE_FREE",
				"one.lock(); one.unlock(); total += 1; | RACE DEFINITE", "if (one.try_lock()) { total += 1; one.unlock(); } | RACE_FREE",
				"base.lock(); total += 1; base.unlock(); | RACE_FREE", "rt::lock(one); total += 1; rt::unlock(one); | RACE_FREE",
				"rt::lock(one); total += 1; one.unlock(); | RACE_FREE", "a[rt::tid()] = 1; | RACE_FREE",
				"a[team.number()] = 1; | RACE_FREE", "a[team.number() / 2] = 1; | RACE DEFINITE",
				"for (int i = team.number(); i < 100; i += team.size()) a[i] = 1; | RACE_FREE",
				"if (rt::tid() == 0) total = 1; rt::wait(); a[rt::tid()] = total; | RACE_FREE",
				"if (rt::tid() == 0) total = 1; team.wait(); a[rt::tid()] = total; | RACE_FREE",
				"Locks::get(&one); total += 1; Locks::put(&one); | RACE_FREE",
				"locks.lock(rt::tid()); total += 1; locks.unlock(rt::tid()); | UNKNOWN unmodelled-call",
				"locks.take(&one); total += 1; locks.give(&one); | UNKNOWN unmodelled-call",
				"pool.release(kept); | UNKNOWN unmodelled-call" })
		void membersAndNamespacesAreFound(String statements, String verdict) {
			String program = DECLARATIONS + "void run() {\n#pragma omp parallel\n\t{ " + statements + " }\n}\n";
			assertEquals(verdict, Answers.cpp().with(LAYER).of(program).verdict(), statements);
		}
	}
}
