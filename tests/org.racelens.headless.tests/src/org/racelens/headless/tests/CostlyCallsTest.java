package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Functions that call what takes more effort than there is: their regions are judged without following these calls. */
@Timeout(600)
class CostlyCallsTest {
	private static final String REGION = "void region(double *a, int n) {\n\tint m = c5(n);\n#pragma omp parallel for\n"
			+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i] = m;\n}\n";

	@TempDir
	private Path folder;

	/** Functions c0 to c5, of which the last leads to 32,768 calls of the first. */
	private static String costly(String innermost) {
		StringBuilder text = new StringBuilder("static int v[900];\nstatic int c0(int k) {\n\tfor (int i = 0; i < k; i++)\n\t\t" + innermost
				+ "\n\treturn v[k];\n}\n");
		for (int depth = 1; depth < 6; depth++) {
			text.append("static int c").append(depth).append("(int k) {\n\tint s = 0;\n");
			text.append(("\ts += c" + (depth - 1) + "(k + s);\n").repeat(8)).append("\treturn s;\n}\n");
		}
		return text.toString();
	}

	private String answer(String text) throws IOException {
		Files.writeString(folder.resolve("a.c"), text);
		String out = CommandRun.real(folder, "check", "--format", "json", "--timeout", "0.3", "--cache", "none", "a.c").out();
		JsonObject region = JsonParser.parseString(out).getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject()
				.getAsJsonArray("regions").get(0).getAsJsonObject();
		String verdict = region.get("verdict").getAsString();
		return verdict.equals("RACE") ? region.getAsJsonArray("races").get(0).getAsJsonObject().get("confidence").getAsString() : verdict;
	}

	private String answer(String innermost, String region) throws IOException {
		return answer(costly(innermost) + region);
	}

	@Test
	void regionIsJudgedWhateverTheCallsBeforeItDo() throws IOException {
		assertEquals("RACE_FREE", answer("v[i] += v[k - i];", REGION));
		assertEquals("POSSIBLE", answer("v[i] += v[k - i];", REGION.replace("= m", "= a[i + 1]")));
		assertEquals("POSSIBLE", answer("v[i] += v[k - i];", REGION.replace("a[i] =", "a[v[i]] =")));
	}

	@Test
	void whatTheCallsMayHaveWrittenIsNotKnown() throws IOException {
		String step = "static int step = 1;\n";
		String region = REGION.replace("a[i]", "a[i * step]");
		assertEquals("POSSIBLE", answer(step + costly("step = v[k - i];") + region));
		assertEquals("RACE_FREE", answer(step + costly("v[i] = step;") + region));
	}

	@Test
	void nothingIsSaidWhereTheCallsMayLeaveSomethingRunning() throws IOException {
		String hands = "void keep(void (*f)(void));\nstatic int w;\nstatic void set(void) { w = 1; }\n";
		assertEquals("UNKNOWN", answer(hands + costly("keep(set);") + REGION));
		String within = hands + "struct ops { void (*f)(void); };\nvoid keeps(struct ops *o);\n"
				+ "static void start(void) { struct ops o; o.f = set; keeps(&o); }\n";
		assertEquals("UNKNOWN", answer(within + costly("start();") + REGION));
	}

	@Test
	void regionThatIsReachedInARegionHasOthersBesideIt() throws IOException {
		String answer = answer("v[i] += v[k - i];", REGION + "void outer(double *a, int n) {\n#pragma omp parallel\n\tregion(a, n);\n}\n");
		assertTrue(!answer.equals("RACE_FREE"), answer);
	}

	@Test
	void whatSuchCallersStartMayRunBesideAllRegions() throws IOException {
		String region = REGION.replace("c5(n)", "n");
		String caller = "void caller(double *a, int n) {\n\tc5(n);\n\t%s;\n\tregion(a, n);\n}\n";
		assertEquals("UNKNOWN", answer("#include <pthread.h>\nstatic void *run(void *a) { *(double *) a = 1; return 0; }\n"
				+ costly("v[i]++;") + region + caller.formatted("pthread_t t; pthread_create(&t, 0, run, a)")));
		assertEquals("UNKNOWN", answer("#include <signal.h>\nstatic double *kept;\nstatic void handle(int n) { *kept = n; }\n"
				+ costly("v[i]++;") + region + caller.formatted("kept = a; signal(SIGALRM, handle)")));
	}

	@Test
	void whatIsStartedWhereNoCallIsFollowedMayRunBesideTheRegion() throws IOException {
		String late = "#include <pthread.h>\nstatic int w;\nstatic void *run(void *a) { w = 1; return 0; }\nvoid keep(void *(*f)(void *));\n"
				+ "static void rec(int k) {\n\tif (k == 90)\n\t\t%s\n\telse\n\t\trec(k + 1);\n}\n"
				+ "void region(double *a, int n) {\n\trec(0);\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = w;\n}\n";
		assertEquals("RACE_FREE", answer(late.formatted("w = 2;")));
		assertEquals("UNKNOWN", answer(late.formatted("{ pthread_t t; pthread_create(&t, 0, run, 0); }")));
		assertEquals("UNKNOWN", answer(late.formatted("keep(run);")));
	}

	@Test
	void messagesThatTheCallsMayBeginAreNamed() throws IOException {
		Files.writeString(folder.resolve("a.c"),
				"typedef struct c *MPI_Comm; typedef struct t *MPI_Datatype; typedef struct r *MPI_Request;\n"
						+ "int MPI_Irecv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);\nextern MPI_Datatype d; extern MPI_Comm w;\n"
						+ "static double b[9]; static MPI_Request r;\n" + costly("MPI_Irecv(b, 9, d, 0, 0, w, &r);") + REGION);
		String out = CommandRun.real(folder, "check", "--timeout", "0.3", "--cache", "none", "a.c").out();
		assertTrue(out.contains("memory of messages under way is not accessed"), out);
	}

	@Test
	void callersThatTakeTooMuchEffortLeaveTheAnswerForAnyArguments() throws IOException {
		String region = "void region(double *a, int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = n;\n}\n";
		assertEquals("RACE_FREE", answer("v[i] += v[k - i];", region + "void caller(double *a, int n) {\n\tregion(a, c5(n));\n}\n"));
	}
}
