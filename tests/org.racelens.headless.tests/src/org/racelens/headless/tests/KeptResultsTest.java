package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Results stay on disk: a later run says the same, and takes from there what has not changed. */
class KeptResultsTest extends KeptFiles {
	private static final String ALONE = """
			void g(double *a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = a[i + 1];
			}
			""";

	/** A file that calls another one, and one that does not. */
	@BeforeEach
	void three() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		file("c.c", ALONE);
	}

	@Test
	void laterRunSaysTheSameByteForByte() {
		CommandRun cold = check();
		CommandRun warm = check();
		assertEquals("none", saved(cold));
		assertEquals("3/3", saved(warm));
		assertEquals(cold.out(), warm.out());
		assertEquals(cold.status(), warm.status());
		assertEquals(timeless(cold), timeless(fresh()));
	}

	@Test
	void textAndPagesAreTheSameToo() {
		database(new ArrayList<>(entries.values()));
		for (String format : List.of("text", "sarif", "html")) {
			String[] arguments = { "check", "-p", ".", "--cache", kept.resolve(format).toString(), "--format", format };
			CommandRun cold = CommandRun.real(folder, arguments);
			CommandRun warm = CommandRun.real(folder, arguments);
			assertEquals("3/3", saved(warm));
			assertEquals(cold.out(), warm.out());
		}
	}

	@Test
	void editOfFunctionConcernsItsFileAndThoseThatCallIt() {
		check();
		file("b.c", RACY);
		CommandRun edited = check();
		assertEquals("1/3", saved(edited));
		assertEquals(timeless(fresh()), timeless(edited));
		assertEquals("RACE DEFINITE", answers(edited).get("a.c each"));
	}

	@Test
	void editOfCallerConcernsItAlone() {
		check();
		file("a.c", CALLER.replace("i < n", "i <= n"));
		CommandRun edited = check();
		assertEquals("2/3", saved(edited));
		assertEquals(timeless(fresh()), timeless(edited));
	}

	@Test
	void remarkBehindTheLastFunctionConcernsItsFileAlone() {
		check();
		file("b.c", HARMLESS + "// the end\n");
		assertEquals("2/3", saved(check()));
	}

	@Test
	void textThatIsChangedBackIsKnown() {
		CommandRun first = check();
		file("b.c", RACY);
		check();
		file("b.c", HARMLESS);
		CommandRun back = check();
		assertEquals("3/3", saved(back));
		assertEquals(first.out(), back.out());
	}

	@Test
	void numberOfWorkersChangesNothing() {
		CommandRun one = check("--jobs=1");
		CommandRun eight = check("--jobs=8");
		assertEquals("3/3", saved(eight));
		assertEquals(one.out(), eight.out());
		file("b.c", RACY);
		CommandRun edited = check("--jobs=8");
		assertEquals("1/3", saved(edited));
		assertEquals(timeless(fresh("--jobs=1")), timeless(edited));
	}

	@Test
	void otherOptionsAreOtherQuestions() {
		check();
		assertEquals("none", saved(check("--default-schedule=static")));
		assertEquals("none", saved(check("--engine=phase")));
		assertEquals("none", saved(check("--timeout=5")));
		assertEquals("3/3", saved(check("--timeout=5")));
		assertEquals("3/3", saved(check("--timeout=10", "--min-confidence=definite")));
	}

	@Test
	void otherFlagsConcernTheirFile() {
		file("c.c", ALONE.replace("i + 1", "i + N"), "cc -fopenmp -DN=1");
		check();
		file("c.c", ALONE.replace("i + 1", "i + N"), "cc -fopenmp -DN=0");
		CommandRun changed = check();
		assertEquals("2/3", saved(changed));
		assertEquals("RACE_FREE", answers(changed).get("c.c g"));
	}

	@Test
	void filesAloneAreKeptWithoutDatabase() {
		String[] files = { "a.c", "b.c", "c.c" };
		CommandRun cold = checkAgain(files);
		CommandRun warm = checkAgain(files);
		assertEquals("3/3", saved(warm));
		assertEquals(cold.out(), warm.out());
		file("b.c", RACY);
		assertEquals("2/3", saved(checkAgain(files)));
	}

	@Test
	void answersOfAProgramAreNotThoseOfItsFilesAlone() {
		check();
		CommandRun alone = checkAgain("a.c");
		assertEquals("none", saved(alone));
		assertEquals("UNKNOWN", answers(alone).get("a.c each"));
		assertEquals("RACE_FREE", answers(check()).get("a.c each"));
	}

	@Test
	void damagedEntriesAreNotThere() throws IOException {
		CommandRun cold = check();
		int turn = 0;
		for (Path entry : keptFiles()) {
			byte[] bytes = Files.readAllBytes(entry);
			switch (turn++ % 4) {
				case 0 -> Files.write(entry, new byte[0]);
				case 1 -> Files.write(entry, Arrays.copyOf(bytes, bytes.length / 2));
				case 2 -> {
					bytes[bytes.length / 2] ^= 1;
					Files.write(entry, bytes);
				}
				default -> Files.write(entry, new byte[] { 1 }, StandardOpenOption.APPEND);
			}
		}
		CommandRun again = check();
		assertEquals("none", saved(again));
		assertEquals(timeless(cold), timeless(again));
		assertEquals("3/3", saved(check()));
	}

	@Test
	void entriesInTheWrongPlaceAreNotThere() throws IOException {
		CommandRun cold = check();
		List<Path> files = keptFiles();
		byte[] first = Files.readAllBytes(files.get(0));
		for (int i = 0; i < files.size(); i++) {
			Files.write(files.get(i), i + 1 < files.size() ? Files.readAllBytes(files.get(i + 1)) : first);
		}
		CommandRun again = check();
		assertEquals("none", saved(again));
		assertEquals(timeless(cold), timeless(again));
	}

	@Test
	void entriesThatOthersCanWriteAreNotThere() throws IOException {
		check();
		for (Path entry : keptFiles()) {
			Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString("rw-rw-rw-"));
		}
		assertEquals("none", saved(check()));
	}

	@Test
	void lostUnitsAreReadAgain() throws IOException {
		check();
		file("b.c", RACY);
		for (Path entry : keptFiles()) {
			Files.delete(entry);
		}
		CommandRun again = check();
		assertEquals(timeless(fresh()), timeless(again));
	}

	@Test
	void folderThatCannotBeUsedIsSaidOnce() throws IOException {
		CommandRun.write(folder, "taken", "a file");
		CommandRun run = CommandRun.real(folder, "check", "--cache", "taken", "a.c", "b.c");
		assertEquals(1, run.err().lines().count(), run.err());
		assertTrue(run.err().contains("results are not kept"), run.err());
		assertEquals(CommandRun.real(folder, "check", "a.c", "b.c").out(), run.out());
		Files.setPosixFilePermissions(kept, PosixFilePermissions.fromString("rwxrwxrwx"));
		assertTrue(check().err().contains("another user"));
	}

	@Test
	void nothingIsKeptUnlessAskedFor() throws IOException {
		CommandRun.real(folder, "check", "a.c");
		fresh();
		assertEquals(List.of(), keptFiles());
		assertFalse(Files.exists(folder.resolve("none")));
	}

	@Test
	void filesThatFailAreTriedAgain() {
		file("c.c", "void f(void) { " + "(".repeat(6000) + "1" + ")".repeat(6000) + "; }\n");
		CommandRun cold = check();
		assertTrue(cold.err().contains("nested too deeply"), cold.err());
		CommandRun warm = check();
		assertEquals("2/3", saved(warm));
		assertEquals(timeless(cold), timeless(warm));
	}

	private List<Path> keptFiles() throws IOException {
		try (Stream<Path> files = Files.walk(kept)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}
}
