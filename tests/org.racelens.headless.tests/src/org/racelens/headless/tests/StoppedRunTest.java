package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is stopped reports what it has found out, and says that this is not all. */
class StoppedRunTest {
	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "a.c", "racy");
		CommandRun.write(folder, "b.c", "stops");
		CommandRun.write(folder, "c.c", "free");
	}

	private CommandRun check(String format) {
		return CommandRun.of(folder, CommandRun.pipeline(analyser), analyser::isStopped, "check", "--jobs", "1", "--format", format, "a.c",
				"b.c", "c.c");
	}

	@Test
	void theReportIsValidAndSaysThatItIsPartial() {
		JsonObject report = JsonParser.parseString(check("json").out()).getAsJsonObject();
		assertTrue(report.get("partial").getAsBoolean());
		List<String> statuses = new ArrayList<>();
		for (JsonElement file : report.getAsJsonArray("files")) {
			statuses.add(file.getAsJsonObject().get("status").getAsString());
		}
		assertEquals(List.of("analysed", "failed", "failed"), statuses);
	}

	@Test
	void everyFormatSaysIt() {
		for (String format : List.of("text", "html", "sarif")) {
			assertTrue(check(format).out().contains("this report is partial"), format);
			analyser.resume();
		}
		assertFalse(CommandRun.of(folder, analyser, "check", "a.c").out().contains("partial"));
	}

	@Test
	void aJoinedReportIsPartialUntilAnotherRunHasDoneTheRest() throws Exception {
		Files.writeString(folder.resolve("stopped.json"), check("json").out());
		analyser.resume();
		CommandRun.write(folder, "b.c", "free");
		Files.writeString(folder.resolve("rest.json"),
				CommandRun.of(folder, analyser, "check", "--format", "json", "b.c", "c.c").out());
		assertTrue(CommandRun.of(folder, analyser, "merge", "stopped.json").out().contains("\"partial\": true"));
		assertFalse(CommandRun.of(folder, analyser, "merge", "stopped.json", "rest.json").out().contains("partial"));
	}

	@Test
	void workThatDoesNotAskIsNotWaitedForEndlessly() {
		CommandRun.write(folder, "b.c", "stops deaf");
		assertTrue(check("text").out().contains("this report is partial"));
	}

	@Test
	void aRecordedRunThatIsNotJudgedIsSaid() throws Exception {
		Path process = Files.createDirectories(folder.resolve("log/process-7"));
		Files.writeString(process.resolve("process.txt"), "format=1\npid=7\nend=exit 0\n");
		Files.writeString(process.resolve("modules.txt"), "");
		Files.write(process.resolve("thread-0.log"), "RLENSLOG\1\0\0\0\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1));
		assertEquals(0, CommandRun.of(folder, analyser, "run", "--from", "log").status());
		CommandRun stopped = CommandRun.of(folder, CommandRun.pipeline(analyser), () -> true, "run", "--from", "log");
		assertEquals(3, stopped.status());
		assertEquals("racelens: the run was stopped: 1 process is not judged\n", stopped.err());
		assertTrue(stopped.out().contains("this report is partial"));
	}

	@Test
	void theNumberOfFilesThatAreLeftIsSaidOnce() {
		assertEquals("racelens: the run was stopped: 2 files are not analysed\n", check("json").err());
	}
}
