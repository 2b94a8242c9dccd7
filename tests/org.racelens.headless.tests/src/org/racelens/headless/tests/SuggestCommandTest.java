package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.SinglePipeline;

/** {@code racelens suggest}. */
class SuggestCommandTest {
	@TempDir
	private Path folder;
	private final FakeLoops loops = new FakeLoops();

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "a.c", "int x;\nfor good\nfor bad\nfor good too\n");
	}

	private CommandRun suggest(String... arguments) {
		String[] line = Stream.concat(Stream.of("suggest"), Stream.of(arguments)).toArray(String[]::new);
		Pipeline pipeline = CommandRun.pipeline(new FakeAnalyser());
		return CommandRun.of(folder,
				new SinglePipeline(pipeline.analyser(), pipeline.repairer(), loops, pipeline.graphs(), pipeline.single()), line);
	}

	@Test
	void eachLoopHasItsAnswer() {
		CommandRun run = suggest("a.c");
		assertEquals(0, run.status(), run.err());
		assertTrue(run.out().startsWith("""
				a.c:2: loop in f: can be parallel
				    #pragma omp parallel for private(t)
				  private(t): each iteration sets t before it reads it
				  proof: 4 conflicting pairs of accesses, each proved impossible without the solver
				  assuming that callers of f are serial

				a.c:3: loop in f: not proved: iterations depend on each other
				  in parallel there would be a data race on a: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1
				    a.c:11:3: write of a[1] by thread 0, iteration i=0, before the barrier at the end of the loop
				    a.c:11:12: read of a[1] by thread 1, iteration i=1, before the barrier at the end of the loop
				    witness: T=2, n=2

				a.c:4: loop in f: can be parallel
				"""), run.out());
		assertTrue(run.out().endsWith("\n3 sequential loops: 2 can be parallel, 1 not proved\n"), run.out());
		assertEquals(List.of(Optional.empty()), loops.lines);
	}

	@Test
	void oneLoopIsAskedByItsLine() {
		CommandRun run = suggest("a.c:3");
		assertEquals(0, run.status());
		assertTrue(run.out().endsWith("1 sequential loop: 0 can be parallel, 1 not proved\n"), run.out());
		suggest("a.c:2:1");
		assertEquals(List.of(Optional.of(3), Optional.of(2)), loops.lines);
	}

	@Test
	void aFileWithoutLoopsIsNoError() {
		CommandRun.write(folder, "b.c", "int x;\n");
		CommandRun run = suggest("b.c");
		assertEquals(0, run.status());
		assertEquals("b.c: no sequential loops\n", run.out());
		assertEquals("b.c: no sequential loop in this line\n", suggest("b.c:1").out());
	}

	@Test
	void inJsonEverythingHasItsKey() {
		JsonObject report = JsonParser.parseString(suggest("--format", "json", "a.c").out()).getAsJsonObject();
		assertEquals(1, report.get("schema").getAsInt());
		JsonObject file = report.getAsJsonArray("files").get(0).getAsJsonObject();
		assertEquals("a.c", file.get("path").getAsString());
		JsonArray all = file.getAsJsonArray("loops");
		assertEquals(JsonParser.parseString("""
				{"line": 2, "column": 1, "endLine": 2, "function": "f", "parallel": true, "pragma": "#pragma omp parallel for private(t)",
				 "notes": ["private(t): each iteration sets t before it reads it"],
				 "edits": [{"offset": 7, "endOffset": 7, "replacement": "#pragma omp parallel for private(t)\\n"}],
				 "proof": {"pairs": 4, "cheap": 4, "solver": 0, "phase": 0, "assumptions": ["callers of f are serial"], "facts": []}}
				"""), all.get(0));
		JsonObject bad = all.get(1).getAsJsonObject();
		assertFalse(bad.get("parallel").getAsBoolean());
		assertEquals("iterations depend on each other", bad.get("reason").getAsString());
		assertEquals("a", bad.getAsJsonObject("dependence").get("variable").getAsString());
	}

	@Test
	void thePragmasOfAllLoopsAreOneDiff() throws Exception {
		CommandRun run = suggest("--diff", "a.c");
		assertEquals(0, run.status());
		assertEquals("", run.err());
		Patch.apply(folder, run.out().getBytes(StandardCharsets.UTF_8));
		String pragma = "#pragma omp parallel for private(t)\n";
		assertEquals("int x;\n" + pragma + "for good\nfor bad\n" + pragma + "for good too\n", Files.readString(folder.resolve("a.c")));
		assertEquals("", suggest("--diff", "a.c:4").out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "gone.c", "gone.c:3", ".", "a.c a.c", "--format=sarif a.c", "--diff --format=json a.c",
			"--fail-on=race a.c",
			"--timeout=0 a.c", "-o=no/such/folder/x a.c", "-o=a.c a.c:2" })
	void badUsageIsSaidOnceAndClearly(String line) {
		CommandRun run = suggest(line.isEmpty() ? new String[0] : line.split(" "));
		assertEquals(2, run.status());
		assertEquals("", run.out());
		assertEquals(1, run.err().lines().count(), run.err());
		assertTrue(run.err().startsWith("racelens: "), run.err());
	}

	@Test
	void whatCannotBeAnalysedIsSaid() {
		CommandRun.write(folder, "odd.c", "unparseable");
		CommandRun.write(folder, "bad.c", "fault");
		assertEquals(new CommandRun(2, "", "racelens: odd.c: the parser cannot read it\n"), suggest("odd.c"));
		assertEquals(3, suggest("bad.c").status());
	}
}
