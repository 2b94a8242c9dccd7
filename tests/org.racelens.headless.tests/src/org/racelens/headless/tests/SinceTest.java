package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check --since}: what has not changed since a revision of git is left out. */
class SinceTest {
	private static final String TWO = """
			#include "add.h"
			static void add(double *t, double x) { *t += x; }
			double sum(const double *x, int n) {
				double s = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					s += x[i];
				return s;
			}
			double added(const double *x, int n) {
				double t = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					add(&t, x[i]);
				return t;
			}
			double scaled(const double *x, int n) {
				double u = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					SCALE(u, x[i]);
				return u;
			}
			""";

	private static final String OTHER = "static int z;\nvoid g(int n) {\n#pragma omp parallel for\n"
			+ "\tfor (int i = 0; i < n; i++) z = i;\n}\n";

	@TempDir
	private Path folder;

	@BeforeEach
	void aRepository() throws GitAPIException {
		CommandRun.write(folder, "add.h", "void step(double *);\n#define SCALE(a, b) (a) = (a) * (b)\n");
		CommandRun.write(folder, "a.c", TWO);
		CommandRun.write(folder, "b.c", OTHER);
		try (Git git = Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call()) {
			git.add().addFilepattern(".").call();
			git.commit().setSign(false).setAuthor("a", "a@b").setCommitter("a", "a@b").setMessage("one").call();
		}
	}

	private CommandRun since(String revision, String... paths) {
		String[] all = { "check", "--cache", "none", "--since", revision, "." };
		return CommandRun.real(folder, paths.length == 0 ? all : List.of("check", "--cache", "none", "--since", revision, paths[0])
				.toArray(String[]::new));
	}

	private void assertFound(List<String> variables, CommandRun run) {
		for (String variable : List.of("s", "t", "u", "z", "total", "v")) {
			assertEquals(variables.contains(variable), run.out().contains("data race on " + variable + ":"), variable + "\n" + run.out());
		}
		assertEquals(variables.isEmpty() ? 0 : 1, run.status());
	}

	@Test
	void whatHasNotChangedIsLeftOut() {
		CommandRun run = since("HEAD");
		assertFound(List.of(), run);
		assertEquals("racelens: left out as not changed since HEAD: 2 files and 0 regions of other files\n", run.err());
	}

	@Test
	void aChangedFunctionIsLookedAt() {
		CommandRun.write(folder, "a.c", TWO.replace("s += x[i]", "s += 2 * x[i]"));
		CommandRun run = since("main");
		assertFound(List.of("s"), run);
		assertEquals("racelens: left out as not changed since main: 1 file and 2 regions of other files\n", run.err());
	}

	@Test
	void soIsOneThatCallsAChangedFunctionOrUsesAChangedMacro() {
		CommandRun.write(folder, "a.c", TWO.replace("{ *t += x; }", "{ *t += x + 1; }"));
		assertFound(List.of("t"), since("HEAD"));
		CommandRun.write(folder, "a.c", TWO);
		CommandRun.write(folder, "add.h", "void step(double *);\n#define SCALE(a, b) (a) = (a) * (b) + 1\n");
		assertFound(List.of("s", "t", "u"), since("HEAD"));
	}

	@Test
	void whiteSpaceAndCommentsAreNoChange() {
		CommandRun.write(folder, "a.c", "// a comment\n\n" + TWO.replace("s += x[i]", "s   +=  x[i]"));
		assertFound(List.of(), since("HEAD"));
	}

	@Test
	void whatIsDeclaredOutsideOfFunctionsConcernsTheWholeFile() {
		CommandRun.write(folder, "a.c", "static int more;\n" + TWO);
		assertFound(List.of("s", "t", "u"), since("HEAD"));
	}

	/** A function that is called as another one is, in a file of C++, leads to it. */
	@Test
	void overloadsLeadToEachOther() throws GitAPIException {
		String text = "static double total;\nvoid work(double x) { (void) x; }\nvoid work(const double *x, int n) {\n"
				+ "#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\twork(x[i]);\n}\n";
		commit("o.cpp", text);
		CommandRun.write(folder, "o.cpp", text.replace("(void) x;", "total += x;"));
		assertFound(List.of("total"), since("HEAD"));
	}

	@Test
	void namesThatMacrosMakeAreFollowed() throws GitAPIException {
		String text = "static double total;\nstatic void step_impl(double x) { (void) x; }\n#define CALL(n) n##_impl\n"
				+ "void all(const double *x, int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tCALL(step)(x[i]);\n}\n";
		commit("m.c", text);
		CommandRun.write(folder, "m.c", text.replace("(void) x;", "total += x;"));
		assertFound(List.of("total"), since("HEAD"));
	}

	@Test
	void anotherHeaderInThePlaceOfOneThatIsGoneIsAChange() throws Exception {
		commit("h/cfg.h", "#define WHERE(i) (i)\n");
		commit("inc/h/cfg.h", "#define WHERE(i) 0\n");
		commit("w.c", "#include \"h/cfg.h\"\nvoid put(double *v, int n) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++)\n\t\tv[WHERE(i)] = i;\n}\n");
		Files.delete(folder.resolve("h/cfg.h"));
		assertFound(List.of("v"), CommandRun.real(folder, "check", "--cache", "none", "--since", "HEAD", "-I", "inc", "w.c"));
	}

	private void commit(String name, String text) throws GitAPIException {
		CommandRun.write(folder, name, text);
		try (Git git = Git.init().setDirectory(folder.toFile()).call()) {
			git.add().addFilepattern(".").call();
			git.commit().setSign(false).setAuthor("a", "a@b").setCommitter("a", "a@b").setMessage(name).call();
		}
	}

	@Test
	void reportsSaySinceWhen() throws IOException {
		CommandRun.write(folder, "a.c", TWO.replace("s += x[i]", "s += 2 * x[i]"));
		String[] words = { "check", "--cache", "none", "--since", "main", "--format", "json:r.json", "--format", "sarif:r.sarif",
				"--format", "html:r.html", "." };
		CommandRun.real(folder, words);
		JsonObject said = JsonParser.parseString(Files.readString(folder.resolve("r.json"))).getAsJsonObject().getAsJsonObject("since");
		assertEquals("main", said.get("revision").getAsString());
		String commit = said.getAsJsonArray("commits").get(0).getAsString();
		assertTrue(commit.matches("[0-9a-f]{40}"), commit);
		JsonObject run = SarifLogs.run(Files.readString(folder.resolve("r.sarif")));
		assertEquals(said, run.getAsJsonObject("properties").get("since"));
		String sentence = "1 file, 1 parallel region (only what has changed since main ("
				+ commit.substring(0, 8) + ")): 1 race in 1 region";
		assertTrue(Files.readString(folder.resolve("r.html")).contains(sentence));
		assertTrue(since("main").out().contains(sentence), since("main").out());
	}

	/** What a report leaves out would replace what another one has. */
	@ParameterizedTest
	@ValueSource(strings = { "json", "sarif" })
	void onlyReportsOfOneRevisionAreJoined(String format) throws IOException {
		CommandRun.real(folder, "check", "--cache", "none", "--format", format, "-o", "all", ".");
		CommandRun.write(folder, "a.c", TWO.replace("s += x[i]", "s += 2 * x[i]"));
		CommandRun.write(folder, "b.c", OTHER.replace("z = i", "z = 2"));
		String[] words = { "check", "--cache", "none", "--format", format, "--since", "main", "." };
		String whole = CommandRun.real(folder, words).out();
		for (String share : List.of("1", "2")) {
			CommandRun.real(folder, "check", "--cache", "none", "--format", format, "--since", "main", ".", "--shard", share + "/2", "-o",
					share);
		}
		CommandRun joined = CommandRun.real(folder, "merge", "2", "1");
		assertEquals(1, joined.status(), joined.err());
		assertEquals(timeless(whole), timeless(joined.out()));
		CommandRun mixed = CommandRun.real(folder, "merge", "all", "1");
		assertEquals(2, mixed.status());
		assertTrue(mixed.err().matches("racelens: 1: cannot join a report of what has changed since main \\([0-9a-f]{8}\\) "
				+ "with a report of everything\n"), mixed.err());
		commit();
		CommandRun.write(folder, "b.c", OTHER.replace("z = i", "z = 3"));
		CommandRun.real(folder, "check", "--cache", "none", "--format", format, "--since", "main", "-o", "later", ".");
		assertEquals(2, CommandRun.real(folder, "merge", "1", "later").status());
	}

	private static String timeless(String report) {
		return report.replaceAll("\"millis\": \\d+", "");
	}

	/** What was not looked at is neither new nor gone; what was, though it is not shown, is not gone either. */
	@Test
	void changedCodeIsComparedWithABaseline() throws IOException {
		CommandRun.real(folder, "check", "--cache", "none", "--format", "json", "-o", "old.json", ".");
		String[] words = { "check", "--cache", "none", "--since", "main", "--baseline", "old.json", "." };
		assertTrue(CommandRun.real(folder, words).out().endsWith("compared with old.json: 0 new, 0 known, 0 gone\n"));
		CommandRun.write(folder, "a.c", TWO.replace("double t = 0", "double t = 1"));
		CommandRun run = CommandRun.real(folder, words);
		assertEquals(0, run.status(), run.out());
		assertTrue(run.out().endsWith("compared with old.json: 0 new, 1 known, 0 gone\n"), run.out());
		CommandRun.write(folder, "a.c", TWO.replace("s += x[i]", "s += 2 * x[i]"));
		run = CommandRun.real(folder, words);
		assertEquals(1, run.status(), run.out());
		assertTrue(run.out().endsWith("compared with old.json: 1 new, 0 known, 1 gone\n"), run.out());
	}

	@Test
	void newFilesHaveChanged() {
		CommandRun.write(folder, "sub/c.c",
				"static int s;\nvoid h(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++) s = i;\n}\n");
		assertFound(List.of("s"), since("HEAD"));
	}

	@Test
	void functionsOfOneNameInOtherProgramsAreOthers() {
		CommandRun.write(folder, "b.c", "static int z;\nvoid added(int);\nvoid g(int n) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++) z = i;\n}\nint main(void) { g(3); }\n");
		CommandRun.write(folder, "c.c", "static int s;\nstatic void g(void) { }\nint main(void) {\n\tg();\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < 9; i++) s = i;\n}\n");
		commit();
		CommandRun.write(folder, "b.c", "static int z;\nvoid added(int);\nvoid g(int n) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++) z = i + 1;\n}\nint main(void) { g(3); }\n");
		assertFound(List.of("z"), since("HEAD"));
	}

	@Test
	void functionsOfOtherFilesAreFollowed() {
		CommandRun.write(folder, "b.c", "static int z;\nvoid g(int i) { z = i; }\n");
		CommandRun.write(folder, "c.c",
				"void g(int);\nvoid h(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++) g(i);\n}\n");
		CommandRun.write(folder, "compile_commands.json", """
				[{"directory": ".", "file": "b.c", "command": "gcc -c b.c"}, {"directory": ".", "file": "c.c", "command": "gcc -c c.c"}]
				""");
		commit();
		assertFound(List.of(), CommandRun.real(folder, "check", "--cache", "none", "-p", ".", "--since", "HEAD", "c.c"));
		CommandRun.write(folder, "b.c", "static int z;\nvoid g(int i) { z = i + 1; }\n");
		assertFound(List.of("z"), CommandRun.real(folder, "check", "--cache", "none", "-p", ".", "--since", "HEAD", "c.c"));
	}

	private void commit() {
		try (Git git = Git.open(folder.toFile())) {
			git.add().addFilepattern(".").call();
			git.commit().setSign(false).setAuthor("a", "a@b").setCommitter("a", "a@b").setMessage("two").call();
		} catch (IOException | GitAPIException e) {
			throw new IllegalStateException(e);
		}
	}

	@Test
	void aRevisionIsANameAndNothingElse() throws IOException {
		for (String revision : List.of("nowhere", "--upload-pack=touch x", "HEAD^{tree}", "HEAD:a.c", "main..main", "~", "")) {
			CommandRun run = since(revision);
			assertEquals(2, run.status(), revision);
			assertTrue(run.err().startsWith("racelens: --since " + revision + ": "), run.err());
			assertEquals(1, run.err().lines().count(), run.err());
		}
		assertFalse(Files.exists(folder.resolve("x")));
	}

	@Test
	void withoutARepositoryNothingIsKnown(@TempDir Path elsewhere) {
		CommandRun.write(elsewhere, "a.c", TWO);
		CommandRun run = CommandRun.real(elsewhere, "check", "--cache", "none", "--since", "HEAD", "a.c");
		assertEquals(2, run.status());
		assertEquals("racelens: --since: a.c is not in a repository of git\n", run.err());
	}

	@Test
	void theRepositoryStaysAsItIs() throws IOException {
		List<String> before = names();
		since("HEAD");
		assertEquals(before, names());
	}

	private List<String> names() throws IOException {
		try (var all = Files.walk(folder.resolve(".git"))) {
			return all.map(Path::toString).sorted().toList();
		}
	}
}
