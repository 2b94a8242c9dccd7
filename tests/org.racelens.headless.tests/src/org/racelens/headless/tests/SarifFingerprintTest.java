package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A finding keeps its fingerprint while the text around it changes, and no two findings have one. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SarifFingerprintTest {
	private static final String PROGRAM = """
			int g(int);
			int done, sum;
			void f(int n, int *restrict a) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					sum += a[i];
					done++;
				}
			#pragma omp parallel for
				for (int i = 1; i < n; i++)
					a[i] = a[i - 1] + done++;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = g(i);
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = 0;
			#pragma omp paralel for
				for (int i = 0; i < n; i++)
					a[i] = 0;
			}
			void copy(int n, int *a, int *b) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = b[i];
			}
			""";
	/** The same statements in other lines and columns, with other remarks. */
	private static final String REFORMATTED = """
			/* what it is about;
			   { } ; */

			int g(int); int done,
				sum;

			void f(int n, int * restrict a)
			{
			\t#pragma  omp  parallel   for // each one
			  for (int i = 0; i < n; i++)
			  {
			    sum
			        += a[ i ]; /* a sum; */ done ++ ;
			  }
			\t#pragma omp parallel \\
				for
			  for (int i = 1; i < n; i++) a[i]
			    = a[i-1]
			    + /* the number; so far */ done++;
			  #pragma omp parallel for
			  for (int i = 0;
			       i < n; i++) a[i]=g( i );
			  #pragma omp parallel for
			  for (int i = 0;
			       i < n; i++) a[i] = 0;
			  #pragma omp parallel for
			  for (int i = 0; i < n; i++) a[i] =
			    0;
			  #pragma omp paralel for
			  for (int i = 0; i < n; i++) a[i] = 0;
			}

			// another one
			void copy(int n, int *a, int *b) {
			  #pragma omp parallel for
			  for (int i = 0; i < n; i++)
			    a[ i ] = b[ i ];
			}
			""";

	@TempDir
	private Path folder;

	/** By fingerprint: the rule, and the variable of a race. */
	private Map<String, String> prints(String file, String... more) {
		Map<String, String> prints = new TreeMap<>();
		JsonObject run = SarifLogs.run(log(file, more));
		List<JsonObject> results = SarifLogs.results(run).toList();
		results.forEach(r -> prints.put(SarifLogs.print(r), r.get("ruleId").getAsString()
				+ (r.get("ruleId").getAsString().endsWith("race") ? " " + SarifLogs.variable(r) : "")));
		assertEquals(results.size(), prints.size(), "two findings with one fingerprint");
		return prints;
	}

	private String log(String file, String... more) {
		String[] words = new String[3 + more.length + 1];
		System.arraycopy(new String[] { "check", "--format", "sarif" }, 0, words, 0, 3);
		System.arraycopy(more, 0, words, 3, more.length);
		words[words.length - 1] = file;
		return CommandRun.real(folder, words).out();
	}

	@Test
	void linesAboveAndAnotherFormatDoNotMatter() {
		CommandRun.write(folder, "a.c", PROGRAM);
		Map<String, String> before = prints("a.c");
		assertEquals(List.of("condition", "data-race a", "data-race done", "data-race done", "data-race sum", "race-free-region",
				"race-free-region", "unknown-directive", "unknown-region"), before.values().stream().sorted().toList());
		CommandRun.write(folder, "a.c", "\n\n// one\n/* and\n another */\nint others;\n" + PROGRAM);
		assertEquals(before, prints("a.c"));
		CommandRun.write(folder, "a.c", REFORMATTED);
		assertEquals(before, prints("a.c"));
		CommandRun.write(folder, "a.c", REFORMATTED.replace("\n", "\r\n"));
		assertEquals(before, prints("a.c"));
	}

	@Test
	void ofAChangedProgramTheRestIsTheSame() {
		CommandRun.write(folder, "a.c", PROGRAM);
		Map<String, String> before = prints("a.c");
		CommandRun.write(folder, "a.c",
				PROGRAM.replace("#pragma omp parallel for\n\tfor (int i = 0; i < n; i++) {\n\t\tsum",
						"\tfor (int i = 0; i < n; i++) {\n\t\tsum"));
		Map<String, String> after = prints("a.c");
		assertEquals(before.size() - 2, after.size());
		after.keySet().removeAll(before.keySet());
		assertEquals(Map.of(), after);
	}

	/** Neither does whether the race is accepted, nor with which values it is shown, nor the folder in which the tool is called. */
	@Test
	void whatIsSaidOfAFindingDoesNotMatter() {
		CommandRun.write(folder, "src/a.c", PROGRAM);
		Map<String, String> before = prints("src/a.c");
		assertEquals(before, prints("./src/a.c"));
		assertEquals(before, prints(folder.resolve("src/a.c").toString()));
		assertEquals(before, prints("src"));
		CommandRun.write(folder, "src/a.c", PROGRAM.replace("sum += a[i];", "sum += a[i]; // racelens: accept race on sum: a figure"));
		assertEquals(before, prints("src/a.c"));
		CommandRun.write(folder, "src/a.c",
				PROGRAM.replace("void f(int n, int *restrict a) {", "void f(int n, int *restrict a) {\n\tif (n < 9) n = 9;"));
		assertEquals(before, prints("src/a.c"));
	}

	@Test
	void otherFilesHaveOthers() {
		CommandRun.write(folder, "a.c", PROGRAM);
		CommandRun.write(folder, "b.c", PROGRAM);
		Map<String, String> both = prints(".");
		Map<String, String> each = prints("a.c");
		each.putAll(prints("b.c"));
		assertEquals(each, both);
		assertEquals(2 * prints("a.c").size(), both.size());
	}

	/** A region of a header belongs to each file that includes it. */
	@Test
	void headersAreToldApartByTheFilesThatIncludeThem() {
		CommandRun.write(folder, "x.h", PROGRAM);
		CommandRun.write(folder, "a.c", "#include \"x.h\"\n");
		CommandRun.write(folder, "b.c", "#include \"x.h\"\n");
		Map<String, String> both = prints(".");
		Map<String, String> each = prints("a.c");
		each.putAll(prints("b.c"));
		assertEquals(each, both);
	}

	@Test
	void statementsOfFortranMayGoOnInOtherLines() {
		String program = """
				subroutine f(n, a, s)
				  integer :: n, i
				  real :: a(n), s
				!$omp parallel do
				  do i = 1, n
				    s = s + a(i)
				  end do
				!$omp parallel do
				  do i = 2, n
				    a(i) = a(i - 1) + s
				    s = 2 * s
				  end do
				end subroutine
				""";
		CommandRun.write(folder, "a.f90", program);
		Map<String, String> before = prints("a.f90");
		assertEquals(3, before.size(), log("a.f90"));
		CommandRun.write(folder, "a.f90", """
				! a remark
				SUBROUTINE F(N, A, S)
				  INTEGER :: N, I
				  REAL :: A(N), S

				  !$OMP PARALLEL DO
				  DO I = 1, N ! one by one
				    S = S + & ! more
				    ! and more
				      & A(I)
				  END DO
				  !$omp parallel &
				  !$omp do
				  DO I = 2, N
				    A(I) = A(I - 1) +S
				    S = 2*S
				  END DO
				END SUBROUTINE
				""".replace("SUBROUTINE F(N, A, S)", "subroutine f(n, a, s)").replace("PARALLEL DO", "parallel do"));
		assertEquals(before.keySet(), prints("a.f90").keySet());
	}

	@Test
	void anotherDefectHasAnother() {
		CommandRun.write(folder, "a.c",
				"int s, t;\nvoid f(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++) { s = i; t = i; }\n}\n");
		List<String> names = List.copyOf(prints("a.c").keySet());
		assertEquals(2, names.size());
		CommandRun.write(folder, "a.c",
				"int s, t;\nvoid f(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++) { s = i + 1; t = i; }\n}\n");
		HashSet<String> after = new HashSet<>(prints("a.c").keySet());
		assertNotEquals(new HashSet<>(names), after);
		after.retainAll(names);
		assertEquals(1, after.size());
	}

	/** GitHub tells alerts apart by this one. */
	@Test
	void servicesThatKnowOneNameFindTheSameThere() {
		CommandRun.write(folder, "a.c", PROGRAM);
		SarifLogs.results(SarifLogs.run(log("a.c"))).forEach(result -> assertEquals(SarifLogs.print(result),
				result.getAsJsonObject("partialFingerprints").get("primaryLocationLineHash").getAsString()));
	}
}
