package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code racelens config}: the settings in force, and where each comes from. */
class ConfigCommandTest {
	@TempDir
	private Path temporary;
	private Path folder;

	@BeforeEach
	void aProject() throws IOException {
		folder = temporary.toRealPath();
		Files.createDirectory(folder.resolve(".git"));
		CommandRun.write(folder, "src/a.c", "");
		CommandRun.write(folder, "src/gen/b.c", "");
		CommandRun.write(folder, "models.txt", "\nrt_lock: locks\n");
	}

	private void configure() {
		CommandRun.write(folder, ".racelens.json", """
				{
					"models": [
						"rt_tid: thread-number",
						"rt_wait: barrier"
					],
					"modelsFile": "models.txt",
					"timeout": 20,
					"exclude": ["src/gen"]
				}
				""");
	}

	@Test
	void eachSettingIsToldWithItsOrigin() {
		configure();
		CommandRun run = CommandRun.real(folder, "config", "--model", "rt_wait: nothing", "-D", "X=1", "src/a.c");
		assertEquals(0, run.status(), run.err());
		String file = folder.resolve(".racelens.json").toString();
		assertEquals("""
				configuration: FILE
				models: rt_lock: locks                      FOLDER/models.txt:2
				models: rt_tid: thread-number               FILE:3
				models: rt_wait: nothing                    option --model
				pointerParameters: may-alias                default
				defaultSchedule: any                        default
				timeout: 20                                 FILE:7
				minConfidence: possible                     default
				compileCommands: none                       default
				include: none                               default
				define: X=1                                 option -D
				std: none                                   default
				exclude: src/gen                            FILE:8
				""".replace("FILE", file).replace("FOLDER", folder.toString()), run.out());
	}

	@Test
	void withoutAConfigurationAllIsAsByDefault() {
		CommandRun run = CommandRun.real(folder, "config");
		assertEquals(0, run.status(), run.err());
		assertTrue(run.out().startsWith("configuration: none\nmodels: none "), run.out());
		assertTrue(run.out().contains("\ntimeout: 10  "), run.out());
	}

	@Test
	void programsReadIt() {
		configure();
		JsonObject top = JsonParser.parseString(CommandRun.real(folder, "config", "--format", "json", "src/gen/b.c").out())
				.getAsJsonObject();
		assertEquals(1, top.get("schema").getAsInt());
		assertEquals("src/gen/b.c", top.get("path").getAsString());
		assertEquals(folder.resolve(".racelens.json").toString(), top.get("configuration").getAsString());
		assertEquals(true, top.get("excluded").getAsBoolean());
		JsonObject models = top.getAsJsonArray("settings").get(0).getAsJsonObject();
		assertEquals("models", models.get("key").getAsString());
		assertEquals(3, models.getAsJsonArray("values").size());
		JsonObject timeout = top.getAsJsonArray("settings").get(3).getAsJsonObject();
		assertEquals(20, timeout.getAsJsonArray("values").get(0).getAsJsonObject().get("value").getAsInt());
		JsonObject origin = timeout.getAsJsonArray("values").get(0).getAsJsonObject().getAsJsonObject("origin");
		assertEquals("configuration", origin.get("kind").getAsString());
		assertEquals(7, origin.get("line").getAsInt());
		assertTrue(JsonParser.parseString(CommandRun.real(folder, "config", "--format", "json", "--config", "none").out()).getAsJsonObject()
				.get("configuration").isJsonNull());
	}

	@Test
	void whatIsNotThereIsBadUsage() {
		CommandRun run = CommandRun.real(folder, "config", "no.c");
		assertEquals(2, run.status());
		assertEquals("racelens: no.c: no such file or directory\n", run.err());
	}

	/** The same words by the file and by options, down to the answer. */
	@Test
	void theLayerOfAProjectIsUnderstood() {
		CommandRun.write(folder, "src/a.c", """
				int rt_tid(void);
				void rt_wait(void);
				int a[9], t;
				void run(void) {
				#pragma omp parallel
					{
						if (rt_tid() == 0)
							t = 1;
						rt_wait();
						a[rt_tid()] = t;
					}
				}
				""");
		assertEquals(1, CommandRun.real(folder, "check", "src/a.c").status());
		assertTrue(CommandRun.real(folder, "check", "--model", "rt_tid: thread-number", "--model", "rt_wait: barrier", "src/a.c").out()
				.contains(": RACE_FREE "));
		configure();
		CommandRun run = CommandRun.real(folder, "check", "src/a.c");
		assertEquals(0, run.status(), run.out());
		assertTrue(run.out().contains("assuming that rt_wait is a barrier of the team and touches nothing else (a setting)"), run.out());
		assertEquals(1, CommandRun.real(folder, "check", "--config", "none", "src/a.c").status());
		String graph = CommandRun.real(folder, "graph", "src/a.c").out();
		assertTrue(graph.contains("label=\"barrier\\nline 9\\n"), graph);
	}

	/** With compile commands of a configuration, too, files are parts of a program: a body in another one says more than a model. */
	@Test
	void filesOfTheConfigurationsDatabaseAreLinked() {
		CommandRun.write(folder, "src/a.c",
				"int rt_tid(void);\nint a[9];\nvoid run(void) {\n#pragma omp parallel\n\ta[rt_tid()] = 1;\n}\n");
		CommandRun.write(folder, "src/b.c", "int rt_tid(void) { return 0; }\n");
		String entry = "{\"directory\": \"%s\", \"file\": \"src/%s.c\", \"command\": \"cc -fopenmp src/%s.c\"}";
		CommandRun.write(folder, "build/compile_commands.json",
				"[" + entry.formatted(folder, "a", "a") + ", " + entry.formatted(folder, "b", "b") + "]");
		String models = "\"models\": \"rt_tid: thread-number\"";
		CommandRun.write(folder, ".racelens.json", "{ " + models + " }");
		assertTrue(CommandRun.real(folder, "check", "src/a.c").out().contains(": RACE_FREE "));
		CommandRun.write(folder, ".racelens.json", "{ " + models + ", \"compileCommands\": \"build\" }");
		CommandRun linked = CommandRun.real(folder, "check");
		assertEquals(1, linked.status(), linked.err());
		assertTrue(linked.out().contains("2 files, 1 parallel region: 1 race "), linked.out());
	}
}
