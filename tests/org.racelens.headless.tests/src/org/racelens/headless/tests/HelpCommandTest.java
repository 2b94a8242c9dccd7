package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code racelens help}, {@code racelens completion}: what the command line says of itself. */
class HelpCommandTest {
	@TempDir
	private Path folder;

	@BeforeEach
	void theDocumentation() {
		if (System.getProperty("racelens.root") != null) {
			System.setProperty("racelens.launcher", Path.of(System.getProperty("racelens.root")).resolve("racelens").toString());
		}
	}

	private String help(String... topic) {
		CommandRun run = CommandRun.of(folder, new FakeAnalyser(), Stream.concat(Stream.of("help"),
				Stream.of(topic)).toArray(String[]::new));
		assertEquals("", run.err());
		assertEquals(0, run.status());
		return run.out();
	}

	@Test
	void aKindOfMessageHasItsPage() {
		String page = help("unknown-directive");
		assertTrue(page.startsWith("UNKNOWN-DIRECTIVE\n\nA word after `#pragma omp` is no directive"), page);
		assertTrue(page.contains("\n    #pragma omp paralel for\n"), page);
	}

	@Test
	void soHaveGapsAndConditionsAndSectionsOfTheUserGuide() {
		assertTrue(help("unmodelled-call").startsWith("UNMODELLED-CALL\n\nA call of a function"));
		assertTrue(help("data-race").startsWith("DATA-RACE\n\nTwo accesses"));
		assertTrue(help("conditions").startsWith("CONDITIONS\n\n`RACE_FREE_IF` says"));
		assertTrue(help("no-overlap").startsWith("NO-OVERLAP\n\nTwo pointers"));
		assertTrue(help("exit-codes").contains("| 2 | bad usage"));
		assertEquals(help("exit-codes"), help("Exit status"));
		assertTrue(help("misaligned-barrier").split("MISALIGNED-BARRIER").length == 3, "the message and the gap");
		assertTrue(!help("engines").contains("](") && !help("engines").contains("|---"));
	}

	@Test
	void soHaveThePagesBesideTheGuide() {
		for (String page : List.of("how-it-decides", "what-a-proof-assumes", "recorded-runs", "fortran", "limits", "threat-model")) {
			assertTrue(help(page).startsWith(page.replace('-', ' ').toUpperCase(Locale.ROOT) + "\n"), page);
		}
		assertTrue(help("confirming-races").startsWith("CONFIRMING RACES\n"));
	}

	@Test
	void commandsHaveTheirOptions() {
		assertTrue(help("check").contains("--baseline=REPORT"));
		String topics = help();
		for (String topic : List.of("check", "exit-status", "unknown-directive", "unmodelled-call", "data-race", "limits")) {
			assertTrue(topics.contains("\n  " + topic), topic);
		}
	}

	@Test
	void otherTopicsAreRefused() {
		for (String topic : List.of("nonsense", "../gaps", "/etc/passwd", "")) {
			CommandRun run = CommandRun.of(folder, new FakeAnalyser(), "help", topic);
			assertEquals(2, run.status(), run.out());
			assertEquals("racelens: no page about " + topic + "; racelens help lists the topics\n", run.err());
		}
	}

	private String shell(String... command) throws IOException, InterruptedException {
		Path out = folder.resolve("out.txt");
		Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(out.toFile())
				.start();
		assertTrue(process.waitFor(60, TimeUnit.SECONDS));
		return Files.readString(out);
	}

	private String completed(String... words) throws IOException, InterruptedException {
		String script = "source ./racelens.bash; COMP_WORDS=(" + String.join(" ", words) + "); COMP_CWORD=" + (words.length - 1)
				+ "; COMP_LINE=\"" + String.join(" ", words) + "\"; COMP_POINT=${#COMP_LINE}; _complete_racelens; echo \"${COMPREPLY[@]}\"";
		return shell("bash", "-c", script);
	}

	@Test
	void bashCompletesCommandsAndOptions() throws Exception {
		assumeTrue(Files.isExecutable(Path.of("/bin/bash")));
		Files.writeString(folder.resolve("racelens.bash"), CommandRun.of(folder, new FakeAnalyser(), "completion").out());
		assertEquals("", shell("bash", "-n", "racelens.bash"));
		assertEquals("check\n", completed("racelens", "ch"));
		assertTrue(completed("racelens", "check", "--ba").contains("--baseline"));
		assertTrue(completed("racelens", "check", "--fail-on", "''").contains("never"), completed("racelens", "check", "--fail-on", "''"));
	}

	@Test
	void theManualPageIsRoff() throws Exception {
		String page = help("--man");
		assertTrue(page.startsWith(".TH RACELENS 1 "), page);
		assertTrue(page.contains("\n.SH RACELENS CHECK\n") && page.contains("\\fB\\-\\-baseline\\fR \\fIREPORT\\fR\n"), page);
		Files.writeString(folder.resolve("racelens.1"), page);
		assumeTrue(Files.isExecutable(Path.of("/usr/bin/groff")));
		assertEquals("", shell("groff", "-man", "-Tutf8", "-ww", "-z", "racelens.1"));
	}
}
